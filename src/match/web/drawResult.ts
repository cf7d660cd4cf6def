import { shareCopy } from '#match/web/resultCopy.ts'
import type { SharedResult } from '#match/web/sharedResult.ts'
import { skillLetters } from '#rating/web/skillLetters.ts'
import { SITE_NAME } from '#site/siteName.ts'

/** As large as pictures of shared links are. */
export const PICTURE = { width: 1200, height: 630 }

const LEFT = 80
const STRIP = 24
/** A letter's grid is 32 wide. */
const LETTER = { x: 790, y: 110, scale: 11 }
const STEP = 84
const STEP_GAP = 18
const HATCH = 14
const STEP_COLORS = { you: '--cheong-fill', opponent: '--hong-fill', nobody: '--surface', open: '--surface' }
const STRIPE = /(#[0-9a-f]{3,8}|rgba?\([^)]*\))\s+0(?:%|px)?\s+([\d.]+)%/gi

/** A tool that knows the theme's tokens by name, as in `--ink`. */
interface Brush {
  on: CanvasRenderingContext2D
  token: (name: string) => string
  font: (weight: number, size: number) => string
}

/** Paints a result in the colors of the theme that the page has just now. */
export async function drawResult(canvas: HTMLCanvasElement, result: SharedResult): Promise<void> {
  const on = canvas.getContext('2d')
  if (!on) throw new Error('This browser does not draw')
  const style = getComputedStyle(document.documentElement)
  const brush: Brush = {
    on,
    token: (name) => style.getPropertyValue(name).trim(),
    font: (weight, size) => `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`,
  }
  const words = Object.values(result).join('')
  // Some fall-backs of the list are fonts that this machine may lack.
  await Promise.allSettled([500, 800].map((weight) => document.fonts.load(brush.font(weight, 40), words)))
  on.fillStyle = brush.token('--bg')
  on.fillRect(0, 0, PICTURE.width, PICTURE.height)
  drawWords(brush, result)
  drawLetter(brush, result.skill)
  drawSteps(brush, result.steps)
  drawLogo(brush)
  drawStrip(brush)
}

function drawWords({ on, token, font }: Brush, { skill, headline, rating }: SharedResult) {
  on.textBaseline = 'alphabetic'
  on.fillStyle = token('--ink-2')
  on.font = font(500, 40)
  on.fillText(shareCopy.duel(skill), LEFT, 116)
  on.fillStyle = token('--ink')
  on.font = font(800, 132)
  on.fillText(headline, LEFT - 6, 280)
  on.fillStyle = token('--ink-2')
  on.font = font(500, 40)
  on.fillText(rating, LEFT, 352)
}

/** The first letter of the skill's Korean name, as large as the words beside it. */
function drawLetter({ on, token }: Brush, skill: SharedResult['skill']) {
  on.save()
  on.translate(LETTER.x, LETTER.y)
  on.scale(LETTER.scale, LETTER.scale)
  on.lineWidth = 5.4
  on.strokeStyle = token({ vocab: '--jaju', grammar: '--ssuk', listening: '--bisaek' }[skill])
  on.stroke(new Path2D(skillLetters[skill]))
  on.restore()
}

/** One square a question: blue the player's, red the opponent's, hatched nobody's, empty one that was not played. */
function drawSteps({ on, token }: Brush, steps: SharedResult['steps']) {
  for (const [index, step] of steps.entries()) {
    const x = LEFT + index * (STEP + STEP_GAP)
    const y = 396
    on.fillStyle = token(STEP_COLORS[step])
    on.fillRect(x, y, STEP, STEP)
    if (step === 'nobody' || step === 'open')
      outline(on, { x, y, color: token('--line-strong'), hatched: step === 'nobody' })
  }
}

function outline(
  on: CanvasRenderingContext2D,
  { x, y, color, hatched }: { x: number; y: number; color: string; hatched: boolean },
) {
  on.save()
  on.beginPath()
  on.rect(x, y, STEP, STEP)
  on.clip()
  for (let shift = 0; hatched && shift <= 2 * STEP; shift += HATCH) {
    on.moveTo(x + shift, y)
    on.lineTo(x + shift - STEP, y + STEP)
  }
  on.strokeStyle = color
  on.lineWidth = 4
  on.stroke()
  on.restore()
}

/** The letter ㅎ as in the site's logo, its name, and what it is. */
function drawLogo({ on, token, font }: Brush) {
  on.save()
  on.translate(LEFT - 4, 522)
  on.scale(1.7, 1.7)
  on.fillStyle = token('--hong-fill')
  on.fillRect(12, 2, 14, 4.5)
  on.fillStyle = token('--cheong-fill')
  on.fillRect(3, 8.5, 26, 4.5)
  on.strokeStyle = token('--ink')
  on.lineWidth = 4.5
  on.beginPath()
  on.arc(16, 22.2, 6.4, 0, 2 * Math.PI)
  on.stroke()
  on.restore()
  on.fillStyle = token('--ink')
  on.font = font(800, 40)
  on.fillText(SITE_NAME, LEFT + 64, 564)
  const after = LEFT + 64 + on.measureText(SITE_NAME).width + 20
  on.fillStyle = token('--ink-3')
  on.font = font(500, 34)
  on.fillText(shareCopy.invitation, after, 563)
}

/** The sleeve's stripes, as the token names them. */
function drawStrip({ on, token }: Brush) {
  let from = 0
  for (const [, color = '', to] of token('--saekdong').matchAll(STRIPE)) {
    const until = (Number(to) / 100) * PICTURE.width
    on.fillStyle = color
    on.fillRect(from, PICTURE.height - STRIP, until - from, STRIP)
    from = until
  }
}
