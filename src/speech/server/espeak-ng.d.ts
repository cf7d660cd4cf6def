declare module 'espeak-ng' {
  interface EspeakSettings {
    /** The arguments, as on the command line of `espeak-ng`. */
    arguments: string[]
    /** The program's own name, by default the script's path. A name that is not ASCII crashes it. */
    thisProgram: string
    print(line: string): void
    printErr(line: string): void
    /** Lets the caller instantiate a module that it has compiled once. */
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object
  }

  /** Runs the command once, in a separate instance and file system. */
  export default function espeak(settings: EspeakSettings): Promise<{ FS: { readFile(path: string): Uint8Array } }>
}
