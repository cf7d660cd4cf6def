/** Something that can say Korean: espeak-ng on this machine, or a provider's voice. */
export interface Renderer {
  /** Names everything that makes two clips of one script sound different: program, voice, speed, format. */
  readonly voice: string
  /** What the voice is given for a text; texts with one script share one clip. */
  script(text: string): string
  /** An MP3 file. One call at a time; the caller sees to that. Throws when it can not be done. */
  render(script: string): Promise<Buffer>
  close(): Promise<void>
}
