export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      demo_request_events: {
        Row: {
          account: string | null
          id: number
          kind: string
          made_at: string
          note: string | null
          owner: string | null
          reason: string | null
          request_id: string
          seen: number | null
          status: string | null
          undoes: number | null
        }
        Insert: {
          account?: string | null
          id?: never
          kind: string
          made_at?: string
          note?: string | null
          owner?: string | null
          reason?: string | null
          request_id: string
          seen?: number | null
          status?: string | null
          undoes?: number | null
        }
        Update: {
          account?: string | null
          id?: never
          kind?: string
          made_at?: string
          note?: string | null
          owner?: string | null
          reason?: string | null
          request_id?: string
          seen?: number | null
          status?: string | null
          undoes?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "demo_request_events_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "demo_requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "demo_request_events_seen"
            columns: ["request_id", "seen"]
            isOneToOne: true
            referencedRelation: "demo_request_events"
            referencedColumns: ["request_id", "id"]
          },
        ]
      }
      demo_request_notifications: {
        Row: {
          attempts: number
          claim: string | null
          claimed_until: string | null
          destination: string
          event: number
          last_error: string | null
          next_attempt_at: string
          released_at: string | null
          released_by: string | null
          request_id: string
          sent_at: string | null
          status: string
        }
        Insert: {
          attempts?: number
          claim?: string | null
          claimed_until?: string | null
          destination?: string
          event?: number
          last_error?: string | null
          next_attempt_at?: string
          released_at?: string | null
          released_by?: string | null
          request_id: string
          sent_at?: string | null
          status?: string
        }
        Update: {
          attempts?: number
          claim?: string | null
          claimed_until?: string | null
          destination?: string
          event?: number
          last_error?: string | null
          next_attempt_at?: string
          released_at?: string | null
          released_by?: string | null
          request_id?: string
          sent_at?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "demo_request_notifications_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "demo_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      demo_requests: {
        Row: {
          created_at: string
          email: string
          email_domain: string
          id: string
          landing_path: string | null
          name: string
          phone: string
          phone_dial: string | null
          purpose: string
          purpose_start: string
          referrer_host: string | null
          search_text: string
          sent_path: string | null
          source: string
          user_id: string | null
          utm_campaign: string | null
          utm_content: string | null
          utm_medium: string | null
          utm_source: string | null
          utm_term: string | null
        }
        Insert: {
          created_at?: string
          email: string
          email_domain?: never
          id?: string
          landing_path?: string | null
          name: string
          phone: string
          phone_dial?: string | null
          purpose: string
          purpose_start?: never
          referrer_host?: string | null
          search_text?: never
          sent_path?: string | null
          source?: never
          user_id?: string | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          email_domain?: never
          id?: string
          landing_path?: string | null
          name?: string
          phone?: string
          phone_dial?: string | null
          purpose?: string
          purpose_start?: never
          referrer_host?: string | null
          search_text?: never
          sent_path?: string | null
          source?: never
          user_id?: string | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      appoint_staff: { Args: { p_email: string }; Returns: Json }
      choose_request_readers: { Args: { p_readers: string }; Returns: string }
      claim_demo_deliveries: {
        Args: {
          p_destination: string
          p_limit?: number
          p_per_second?: number
          p_request_id?: string
          p_within_ms?: number
        }
        Returns: {
          account_email: string
          attempt: number
          changed_at: string
          claim: string
          created_at: string
          destination: string
          email: string
          event: number
          landing_path: string
          name: string
          phone: string
          phone_dial: string
          purpose: string
          reason: string
          referrer_host: string
          request_id: string
          sent_path: string
          status: string
          utm_campaign: string
          utm_content: string
          utm_medium: string
          utm_source: string
          utm_term: string
          wait_ms: number
        }[]
      }
      claim_demo_notifications: {
        Args: {
          p_limit?: number
          p_per_second?: number
          p_request_id?: string
          p_within_ms?: number
        }
        Returns: {
          attempt: number
          claim: string
          created_at: string
          email: string
          landing_path: string
          name: string
          phone: string
          purpose: string
          referrer_host: string
          request_id: string
          utm_campaign: string
          utm_content: string
          utm_medium: string
          utm_source: string
          utm_term: string
          wait_ms: number
        }[]
      }
      claim_staff_invitation: {
        Args: { p_per_second?: number }
        Returns: {
          email: string
          expires_at: string
          id: string
          invited_by: string
          wait_ms: number
        }[]
      }
      count_demo_request_senders: {
        Args: { p_request_ids: string[] }
        Returns: {
          company: number
          person: number
          request_id: string
        }[]
      }
      count_newer_demo_requests: { Args: { p_since: string }; Returns: number }
      count_open_demo_requests: {
        Args: Record<PropertyKey, never>
        Returns: {
          requests: number
          status: string
        }[]
      }
      count_recent_demo_requests: {
        Args: Record<PropertyKey, never>
        Returns: {
          day: string
          requests: number
          source: string
        }[]
      }
      delete_old_demo_requests: { Args: { p_most?: number }; Returns: number }
      demo_notification_status: {
        Args: { p_request_id: string }
        Returns: string
      }
      enter_dashboard: { Args: Record<PropertyKey, never>; Returns: Json }
      erase_person: {
        Args: { p_again: string; p_email: string }
        Returns: Json
      }
      export_person: { Args: { p_email: string }; Returns: Json }
      find_person: { Args: { p_email: string }; Returns: Json }
      invite_to_team: { Args: { p_email: string }; Returns: Json }
      list_demo_requests: {
        Args: {
          p_after?: string
          p_before?: string
          p_counted?: boolean
          p_descending?: boolean
          p_from?: string
          p_search?: string
          p_sender?: string
          p_size?: number
          p_sort?: string
          p_source?: string
          p_status?: string
          p_until?: string
        }
        Returns: Json
      }
      may_send_demo_notification: {
        Args: { p_request_id: string }
        Returns: boolean
      }
      name_demo_destinations: {
        Args: { p_names: string[] }
        Returns: undefined
      }
      newest_demo_request: { Args: Record<PropertyKey, never>; Returns: string }
      note_delivery_run: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      park_lost_demo_notifications: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      parked_demo_notifications: {
        Args: Record<PropertyKey, never>
        Returns: {
          parked: number
          request_id: string
        }[]
      }
      read_answer_times: {
        Args: Record<PropertyKey, never>
        Returns: {
          answers: number
          median: number
          ninetieth: number
          week: string
        }[]
      }
      read_dashboard: {
        Args: {
          p_after?: string
          p_asked?: string
          p_before?: string
          p_descending?: boolean
          p_from?: string
          p_search?: string
          p_sender?: string
          p_size?: number
          p_sort?: string
          p_source?: string
          p_status?: string
          p_until?: string
        }
        Returns: Json
      }
      read_demo_notifications: {
        Args: { p_request_ids: string[] }
        Returns: {
          attempts: number
          last_error: string
          next_attempt_at: string
          others: Json
          request_id: string
          sent_at: string
          status: string
        }[]
      }
      read_demo_request_states: {
        Args: { p_request_ids: string[] }
        Returns: {
          events: Json
          last_event: number
          mine: boolean
          owner: string
          reason: string
          request_id: string
          status: string
          undoable: boolean
        }[]
      }
      read_deployment: { Args: Record<PropertyKey, never>; Returns: Json }
      read_keeping: { Args: Record<PropertyKey, never>; Returns: Json }
      read_team: { Args: Record<PropertyKey, never>; Returns: Json }
      release_demo_notification: {
        Args: { p_request_id: string }
        Returns: string
      }
      remove_from_team: { Args: { p_account: string }; Returns: string }
      return_demo_notification: {
        Args: {
          p_claim: string
          p_destination?: string
          p_pause_ms?: number
          p_request_id: string
        }
        Returns: undefined
      }
      return_staff_invitation: {
        Args: { p_invitation: string; p_pause_ms?: number }
        Returns: undefined
      }
      settle_demo_notification: {
        Args: {
          p_claim: string
          p_error?: string
          p_final?: boolean
          p_request_id: string
        }
        Returns: string
      }
      settle_staff_invitation: {
        Args: { p_invitation: string }
        Returns: undefined
      }
      withdraw_invitation: { Args: { p_invitation: string }; Returns: string }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
