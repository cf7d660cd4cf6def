import { readFileSync } from 'node:fs'
import { OPTION_LETTERS } from '#design/optionKeys.ts'
import { type Spoken, spokenText } from '#korean/spoken.ts'
import { promptOf } from '#match/prompt.ts'
import { GAP } from '#questions/gap.ts'
import type { Question } from '#questions/question.ts'
import { keyOf } from '#questions/question.ts'
import type { Scene } from '#questions/scene.ts'

/** The styles of the game, whose class names the page uses. */
const STYLES = [
  'design/web/tokens.css',
  'match/web/PromptText.module.css',
  'match/web/GappedText.module.css',
  'match/web/SceneView.module.css',
  'match/web/OptionList.module.css',
]

/** An HTML page for reviewers: questions as the game shows them, then their answer keys and reasons. */
export function questionPage(questions: readonly Question[]): string {
  const styles = STYLES.map((name) => readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8'))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Questions</title>
<style>
${styles.join('\n')}
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 var(--font); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: var(--bg); color: var(--ink) }
article { border-top: 1px solid var(--line-strong); padding: 1.5rem 0; margin-top: 1.5rem; display: grid; gap: 1rem }
.fact, small { color: var(--ink-2); font-size: var(--fs-14) }
</style>
<h1>${questions.length} questions</h1>
${questions.map(article).join('\n')}
</html>
`
}

function article(question: Question): string {
  const { id, skill, type, level, point, difficulty, audio, scene, english, options, reasons, explanation } = question
  const { task: lead, korean } = promptOf(question.question)
  const key = keyOf(question)
  const shown = options.map(
    (option, index) =>
      `<span class="option" data-look="open"><span class="letter">${OPTION_LETTERS[index]}</span><span class="text">${escaped(option)}</span></span>`,
  )
  const told = options.map((option, index) => {
    const reason = escaped(reasons[index] ?? '')
    return `<li>${option === key ? `<b>${escaped(option)}</b>` : `${escaped(option)} <small>${reason}</small>`}</li>`
  })
  return `<article>
<p class="fact">${[skill, type, level, point, difficulty, id].join(' · ')}</p>
<div>${korean === null ? '' : `<p class="lead">${escaped(lead)}</p>`}
<h2 class="${scene === undefined ? 'question' : 'task'}">${gapped(korean ?? lead)}</h2>
${scene === undefined ? '' : sceneView(scene)}</div>
<div class="options">${shown.join('\n')}</div>
<details open><summary>Key</summary>
${audio === undefined ? '' : heard(audio)}
<ul>${told.join('\n')}</ul>
<p>${escaped(explanation)}</p>
${english === undefined ? '' : `<p class="fact">${escaped(english)}</p>`}
</details>
</article>`
}

function heard(audio: Spoken): string {
  if (typeof audio === 'string') return `<p lang="ko">♪ ${escaped(spokenText(audio))}</p>`
  return audio.map(([voice, text]) => `<p lang="ko">♪ ${voice}: ${escaped(text)}</p>`).join('\n')
}

function sceneView(scene: Scene): string {
  switch (scene.kind) {
    case 'dialogue': {
      const [first] = scene.turns[0] ?? []
      const turns = scene.turns.map(
        ([speaker, text]) =>
          `<li data-side="${speaker === first ? 'first' : 'other'}"><span class="speaker">${escaped(speaker)}</span><span class="turn">${gapped(text)}</span></li>`,
      )
      return `<ol class="dialogue">${turns.join('\n')}</ol>`
    }
    case 'sentences':
      return `<ol class="sentences">${scene.lines.map((line) => `<li>${gapped(line)}</li>`).join('\n')}</ol>`
    case 'menu':
    case 'timetable': {
      const rows = scene.rows.map(
        ([name = '', ...cells]) =>
          `<tr><th>${gapped(name)}</th>${cells.map((cell) => `<td>${gapped(cell)}</td>`).join('')}</tr>`,
      )
      return sheet(scene, `<table class="table">${rows.join('\n')}</table>`)
    }
    default:
      return sheet(scene, `<p class="lines">${scene.lines.map(gapped).join('<br>')}</p>`)
  }
}

function sheet({ kind, title }: { kind: string; title?: string | undefined }, body: string): string {
  const heading = title === undefined ? '' : `<p class="title">${escaped(title)}</p>`
  return `<div class="sheet" data-kind="${kind}">${heading}${body}</div>`
}

function gapped(text: string): string {
  return escaped(text).replace(GAP, '<span class="gap">&nbsp;</span>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
