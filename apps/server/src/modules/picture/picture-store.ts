/** Where photographs are kept, each size under a name of its own that never holds anything else. */
export type PictureStore = {
  write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
};

export type PictureDeps = { readonly pictureStore: PictureStore };
