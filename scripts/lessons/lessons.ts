// `npm run lessons [-- TEXT]`: prints what is wrong with the lessons of `content/lessons` whose path contains the text, and what they hold.

import { judgedLessons } from '#lessons/judgedLessons.ts'
import { isExercise } from '#lessons/lessonEntry.ts'
import { estimatedMinutes } from '#lessons/minutes.ts'
import { loadLessonFiles, loadLessonWords } from '#lessons/server/loadLessons.ts'

const [wanted = ''] = process.argv.slice(2)
const { lessons, faults } = judgedLessons(await loadLessonFiles(), await loadLessonWords())
const shown = faults.filter((fault) => (fault.split(':')[0] ?? '').includes(wanted))
for (const fault of shown) console.log(fault)
if (shown.length > 0) console.log('')
for (const lesson of lessons) {
  const exercises = lesson.steps.filter(isExercise)
  const kinds = Map.groupBy(exercises, ({ kind }) => kind)
  const counts = [...kinds].map(([kind, group]) => `${kind} ${group.length}`).join(', ')
  const minutes = estimatedMinutes(lesson).toFixed(1)
  console.log(`${lesson.course} ${lesson.number}: ${lesson.title} (${minutes} min; ${counts})`)
}
console.log(`${lessons.length} lessons, ${shown.length} faults`)
process.exit(shown.length > 0 ? 1 : 0)
