import type { Question } from '#questions/question.ts'

/** An HTML page for reviewers: questions with their answer keys and reasons. */
export function questionPage(questions: readonly Question[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Questions</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid #ccc; padding: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0; white-space: pre-line }
li::marker { content: counter(list-item, upper-alpha) ' ' }
.key { font-weight: 700 }
.fact, small { color: #555 }
</style>
<h1>${questions.length} questions</h1>
${questions.map(article).join('\n')}
</html>
`
}

function article(question: Question): string {
  const { id, skill, type, level, difficulty, audioText, options, reasons, correct_answer, explanation } = question
  const rows = options.map((option, index) => {
    const isKey = index === correct_answer
    return `<li${isKey ? ' class="key"' : ''}>${escaped(option)} <small>${escaped(reasons[index] ?? '')}</small></li>`
  })
  return `<article>
<p class="fact">${skill} · ${type} · ${level} · ${difficulty} · ${id}</p>
<h2>${escaped(question.question)}</h2>${audioText === undefined ? '' : `\n<p>Heard: <span lang="ko">${escaped(audioText)}</span></p>`}
<ol>
${rows.join('\n')}
</ol>
<p>${escaped(explanation)}</p>
</article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
