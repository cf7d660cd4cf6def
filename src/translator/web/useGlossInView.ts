import { type RefObject, useEffect } from 'react'
import { scrollDown } from '#translator/web/scrollDown.ts'

/** Between the pressed word and its gloss, in px. */
const GAP = 8

/** Brings an opened gloss into view, clear of the bars, and keeps it from covering the word that it explains. */
export function useGlossInView(
  gloss: RefObject<HTMLElement | null>,
  sentence: RefObject<HTMLElement | null>,
  open: number | null,
) {
  useEffect(() => {
    if (open === null) return
    gloss.current?.scrollIntoView({ block: 'nearest' })
    const word = sentence.current?.querySelector('[aria-expanded=true]')?.getBoundingClientRect()
    const covered = (word?.bottom ?? 0) + GAP - (gloss.current?.getBoundingClientRect().top ?? 0)
    if (covered > 0) scrollDown(covered)
  }, [gloss, sentence, open])
}
