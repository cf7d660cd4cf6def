/** Something that can say Korean: espeak-ng on this machine, or a provider's voice. */
export interface Renderer {
  /** For whoever runs the server. */
  readonly name: string
  /** Names everything that makes two clips of one script sound different: program, voice, speed, format. */
  readonly voice: string
  /** How many clips it says at once; the caller sees to that. */
  readonly atOnce: number
  /** What the voice is given for a text; texts with one script share one clip. */
  script(text: string): string
  /** An MP3 file. Throws when it can not be done, and `RendererPaused` at once while it is not to be asked. */
  render(script: string): Promise<Buffer>
  close(): Promise<void>
}

/** The renderer has failed lately, and is left alone for a while. */
export class RendererPaused extends Error {}
