/** What decides when a step runs. */
export interface OrderedStep {
  id: string
  after?: readonly string[]
}

function byId<Step extends OrderedStep>(steps: readonly Step[]): Map<string, Step> {
  const known = new Map<string, Step>()
  for (const step of steps) {
    if (known.has(step.id)) throw new Error(`Two constructions are called “${step.id}”`)
    known.set(step.id, step)
  }
  return known
}

/**
 * The steps in the order in which they run: each after those that it names, else as they are listed. Throws if two have one
 * id, if one names an id that is not listed, and if they wait for each other.
 */
export function stepOrder<Step extends OrderedStep>(steps: readonly Step[]): Step[] {
  const known = byId(steps)
  const ordered = new Set<Step>()
  const place = (step: Step, waiting: readonly string[]): void => {
    if (ordered.has(step)) return
    if (waiting.includes(step.id))
      throw new Error(`Constructions wait for each other: ${[...waiting, step.id].join(', ')}`)
    for (const id of step.after ?? []) {
      const before = known.get(id)
      if (!before) throw new Error(`“${step.id}” runs after “${id}”, which is not in its stage`)
      place(before, [...waiting, step.id])
    }
    ordered.add(step)
  }
  for (const step of steps) place(step, [])
  return [...ordered]
}
