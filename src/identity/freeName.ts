/** The name, with a number if it is taken: "Chrome on Windows 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const numbered = Array.from({ length: taken.length }, (_, index) => `${name} ${index + 2}`)
  return [name, ...numbered].find((candidate) => !taken.includes(candidate)) ?? name
}
