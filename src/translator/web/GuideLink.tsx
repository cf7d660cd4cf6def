import { guideName } from '#translator/web/copy.ts'

/** A link to the guide that teaches a point; `path`: `/learn/particles`. */
export function GuideLink({ path }: { path: string }) {
  return (
    <a href={path} className="together">
      Guide: {guideName(path)}
    </a>
  )
}
