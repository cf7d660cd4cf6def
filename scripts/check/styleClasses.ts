import type { SourceFile } from './architecture.ts'

/**
 * Classes that a component names and its CSS module lacks, which neither compiler nor browser complains of, and classes that no
 * component names. Modules whose classes are chosen by a value (`styles[variant]`) are only looked at for what is lacking.
 */
export function styleComplaints(components: readonly SourceFile[], modules: readonly SourceFile[]): string[] {
  return modules.flatMap(({ path, text }) => {
    const known = classesOf(text)
    const uses = components.flatMap((component) => usesIn(component, path))
    const named = new Set(uses.flatMap(({ classes }) => classes))
    const isChosen = uses.some(({ chosen }) => chosen)
    return [
      ...uses.flatMap((use) =>
        use.classes.filter((name) => !known.has(name)).map((name) => `${use.path}: ${path} has no class ${name}`),
      ),
      ...(isChosen ? [] : [...known].filter((name) => !named.has(name)).map((name) => `${path}: nobody uses ${name}`)),
    ]
  })
}

function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '')
  return new Set(Array.from(rules.matchAll(/(?<![\d\w])\.([a-z][\w-]*)(?=[^;{}]*\{)/gi), ([, name = '']) => name))
}

function usesIn({ path, text }: SourceFile, module: string): { path: string; classes: string[]; chosen: boolean }[] {
  const [, name] = new RegExp(`import (\\w+) from '#${module.replaceAll('.', '\\.')}'`).exec(text) ?? []
  if (name === undefined) return []
  const classes = Array.from(text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g')), ([, found = '']) => found)
  return [{ path, classes, chosen: text.includes(`${name}[`) }]
}
