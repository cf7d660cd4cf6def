/** Where a toast may appear. It does in the first of these in which it covers least. */
const PLACES = ['bottom', 'top', 'bottom-left', 'top-left', 'bottom-right', 'top-right'] as const

/** Between two points that are looked at. Smaller than a line of text and than anything that can be pressed. */
const STEP_PX = 12
const PRESSED = 'a, button, input, select, summary, textarea, label'
/** Covering a button is worse than covering a line of text, which can be read a few seconds later. */
const WEIGHTS = { pressed: 4, read: 1 }

/** Moves the region to where it covers least of what can be pressed or read at the moment. */
export function placeToast(region: HTMLElement): void {
  const covered = PLACES.map((place) => {
    region.dataset.place = place
    return coveredBy(region)
  })
  region.dataset.place = PLACES[covered.indexOf(Math.min(...covered))]
}

function coveredBy(region: HTMLElement): number {
  const { left, right, top, bottom } = region.getBoundingClientRect()
  let covered = 0
  for (let y = top; y < bottom; y += STEP_PX) {
    for (let x = left; x < right; x += STEP_PX) covered += weightAt(x, y, region)
  }
  return covered
}

function weightAt(x: number, y: number, region: HTMLElement): number {
  const under = document.elementsFromPoint(x, y).find((element) => !region.contains(element))
  if (!under) return 0
  if (under.closest(PRESSED)) return WEIGHTS.pressed
  return hasTextAt(under, x, y) ? WEIGHTS.read : 0
}

function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    range.selectNode(node)
    return [...range.getClientRects()].some((line) => isIn(line, x, y))
  })
}

function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom
}
