import type { SourceFile } from './architecture.ts'

/**
 * Classes that a component uses but its CSS module does not define (neither compiler nor browser reports these), and classes that no
 * component uses. If a module's classes are chosen by a value (`styles[variant]`), unused classes are not reported.
 */
export function styleViolations(components: readonly SourceFile[], modules: readonly SourceFile[]): string[] {
  return modules.flatMap(({ path, text }) => {
    const known = classesOf(text)
    const uses = components.flatMap((component) => usesIn(component, path))
    const named = new Set(uses.flatMap(({ classes }) => classes))
    const isChosen = uses.some(({ chosen }) => chosen)
    return [
      ...uses.flatMap((use) =>
        use.classes.filter((name) => !known.has(name)).map((name) => `${use.path}: ${path} has no class ${name}`),
      ),
      ...(isChosen
        ? []
        : [...known].filter((name) => !named.has(name)).map((name) => `${path}: no component uses ${name}`)),
    ]
  })
}

function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, '')
  return new Set(Array.from(rules.matchAll(/(?<!\d)\.([a-z][\w-]*)(?=[^;{}]*\{)/gi), ([, name = '']) => name))
}

function usesIn({ path, text }: SourceFile, module: string): { path: string; classes: string[]; chosen: boolean }[] {
  const [, name] = new RegExp(`import (\\w+) from '#${module.replaceAll('.', '\\.')}'`).exec(text) ?? []
  if (name === undefined) return []
  const classes = Array.from(text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g')), ([, found = '']) => found)
  return [{ path, classes, chosen: text.includes(`${name}[`) }]
}
