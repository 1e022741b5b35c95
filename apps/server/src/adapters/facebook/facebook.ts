/**
 * One event of the Conversions API, field by field as Facebook documents it:
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters. Hashes are SHA-256 in hex.
 */
export interface FacebookEvent {
  readonly event_name: "Purchase";
  /** Seconds since 1970; at most 7 days ago. */
  readonly event_time: number;
  /** The pixel's eventID of the same sale, so that both count once. */
  readonly event_id: string;
  readonly event_source_url: string;
  readonly action_source: "website";
  readonly user_data: {
    readonly em?: readonly string[];
    readonly fn?: readonly string[];
    readonly ln?: readonly string[];
    readonly ct?: readonly string[];
    readonly zp?: readonly string[];
    readonly country?: readonly string[];
    readonly client_ip_address: string;
    readonly client_user_agent: string;
    /** Facebook's own cookies, as they are. */
    readonly fbp?: string;
    readonly fbc?: string;
  };
  readonly custom_data: { readonly currency: string; readonly value: number; readonly order_id: string };
}

/** A pixel, and the token by which its owner tells it of events. */
export interface Pixel {
  readonly pixel: string;
  readonly token: string;
}

/** refused: for good, in Facebook's words. The token is never part of them. */
export type FacebookAnswer = { ok: true } | { ok: false; words: string };

/** Tells a pixel of an event. Throws when Facebook could not answer for now, so that the job retries. */
export interface Facebook {
  tell(pixel: Pixel, event: FacebookEvent): Promise<FacebookAnswer>;
}
