// Made by scripts/schema.mjs from the service's OpenAPI document. Do not edit.
export interface paths {
    "/api/v1/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAnswer"];
        put?: never;
        post?: never;
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrands"];
        put?: never;
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete: operations["deleteBrand"];
        options?: never;
        head?: never;
        patch: operations["updateBrand"];
        trace?: never;
    };
    "/api/v1/brands/{brand}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrandAnswers"];
        put?: never;
        post: operations["importAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/answers/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/citations/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandCitationsAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/citations/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandCitationsComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/citations/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandCitationsTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCollections"];
        put?: never;
        post: operations["startCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamExport"];
        put?: never;
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/insights/generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateInsights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrandPrompts"];
        put?: never;
        post: operations["createPrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/sentiment/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandSentimentAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/sentiment/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandSentimentComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/sentiment/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandSentimentTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/share-of-voice/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandShareOfVoiceAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/share-of-voice/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandShareOfVoiceComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/share-of-voice/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandShareOfVoiceTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/surfaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandSurfaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listViews"];
        put?: never;
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/visibility/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandVisibilityAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/visibility/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandVisibilityComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brands/{brand}/visibility/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBrandVisibilityTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exports/{export}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insights/generation/{generation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInsightGeneration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insights/{insight}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateInsight"];
        trace?: never;
    };
    "/api/v1/prompts/{prompt}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPrompt"];
        put?: never;
        post?: never;
        delete: operations["deletePrompt"];
        options?: never;
        head?: never;
        patch: operations["updatePrompt"];
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/citations/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptCitationsAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/citations/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptCitationsComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/citations/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptCitationsTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/sentiment/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptSentimentAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/sentiment/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptSentimentComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/sentiment/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptSentimentTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/share-of-voice/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptShareOfVoiceAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/share-of-voice/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptShareOfVoiceComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/share-of-voice/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptShareOfVoiceTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/toggle-monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["togglePromptMonitoring"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/visibility/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptVisibilityAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/visibility/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptVisibilityComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/prompts/{prompt}/visibility/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPromptVisibilityTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getView"];
        put?: never;
        post?: never;
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch: operations["updateView"];
        trace?: never;
    };
    "/api/v1/views/{view}/citations/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewCitationsAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/citations/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewCitationsComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/citations/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewCitationsTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listViewPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/sentiment/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewSentimentAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/sentiment/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewSentimentComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/sentiment/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewSentimentTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/share-of-voice/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewShareOfVoiceAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/share-of-voice/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewShareOfVoiceComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/share-of-voice/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewShareOfVoiceTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/visibility/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewVisibilityAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/visibility/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewVisibilityComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{view}/visibility/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getViewVisibilityTimeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: {
            /** Format: date-time */
            answeredAt: string;
            citations: components["schemas"]["Citation"][];
            collectionId?: string;
            /** Format: iso-3166-1-alpha-2 */
            country: string | null;
            /** Format: date */
            date: string;
            engine: components["schemas"]["Engine"];
            excerpt?: string;
            id: string;
            language: string | null;
            mentions: components["schemas"]["Mention"][];
            model: string | null;
            partlyRead?: boolean;
            promptId: string;
            query: string;
            /** Format: uint8 */
            repetition?: number;
            searches?: string[];
            sentiment: components["schemas"]["Finding"][] | null;
            sentimentModel?: components["schemas"]["SentimentModel"];
            sources?: components["schemas"]["SeenPage"][];
            /** @enum {string} */
            surface?: "api" | "consumer";
            text?: string;
            unreadable?: boolean;
        };
        AnswerReport: {
            /** Format: uint */
            created: number;
            duplicates: components["schemas"]["DuplicateAnswer"][];
            errors: components["schemas"]["RowError"][];
            warnings?: components["schemas"]["RowWarning"][];
        };
        AnswerRow: {
            /** Format: date-time */
            answeredAt: string;
            citations?: components["schemas"]["NewCitation"][];
            /** Format: iso-3166-1-alpha-2 */
            country?: string | null;
            engine: components["schemas"]["EngineInput"];
            externalId?: string | null;
            model?: string | null;
            promptId?: string;
            query?: string;
            text: string;
        };
        AnswerRows: {
            answers: components["schemas"]["AnswerRow"][];
        };
        AnswersToDelete: {
            answerIds?: string[];
            externalIds?: string[];
        };
        Brand: {
            alternativeNames: string[];
            competitors: components["schemas"]["Competitor"][];
            /** Format: date-time */
            createdAt: string;
            domain: string;
            id: string;
            markets: string[];
            name: string;
            names: components["schemas"]["BrandName"][];
            reanalysis?: components["schemas"]["Reanalysis"];
            /** Format: date-time */
            updatedAt: string;
        };
        BrandComparison: {
            /** Format: double */
            adjustedPValue: number;
            brand: string;
            /** Format: double */
            change: number;
            /** Format: double */
            current: number;
            /** Format: uint64 */
            currentCount: number;
            /** Format: uint64 */
            currentTotal: number;
            domain: string;
            interval: components["schemas"]["Interval"];
            /** Format: double */
            previous: number;
            /** Format: uint64 */
            previousCount: number;
            /** Format: uint64 */
            previousTotal: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** @enum {string} */
            verdict: "up" | "down" | "within_noise" | "too_little_data" | "model_changed";
        };
        BrandName: {
            caseSensitive: boolean;
            name: string;
        };
        BrandNameInput: {
            caseSensitive: boolean;
            name: string;
        };
        BrandPatch: {
            alternativeNames?: (string | components["schemas"]["BrandNameInput"])[];
            competitors?: components["schemas"]["CompetitorInput"][];
            /** Format: domain */
            domain?: string;
            markets?: string[];
            name?: string;
        };
        Candidate: {
            id: string;
            query: string;
        };
        Citation: {
            domain: string;
            /** Format: uint */
            position: number;
            title: string | null;
            /** @enum {string} */
            type: "owned" | "competitor" | "third_party";
            /** Format: uri */
            url: string;
        };
        CitationPoint: {
            brand: string;
            /** Format: date */
            date: string;
            domain: string;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: uint64 */
            totalCitations: number;
        };
        CitationPoints: {
            countedUntil: string | null;
            methodVersions: number[];
            modelChanges: components["schemas"]["ModelChange"][];
            /** Format: uint64 */
            noAnswerCount: number;
            timeseries: components["schemas"]["CitationPoint"][];
        };
        CitationRow: {
            domain: string;
            /** Format: double */
            shareOfVoice: number;
            title: string | null;
            /** Format: uint64 */
            totalCitations: number;
            /** @enum {string} */
            type: "owned" | "competitor" | "third_party";
            /** Format: uri */
            url: string;
        };
        Collection: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            engines: components["schemas"]["EngineTally"][];
            errors: components["schemas"]["CollectionError"][];
            id: string;
            /** Format: double */
            progress: number;
            /** Format: date-time */
            startedAt: string | null;
            status: components["schemas"]["TaskState"];
            trigger: components["schemas"]["Trigger"];
        };
        CollectionError: {
            code: string;
            description: string;
            engine: components["schemas"]["Engine"];
            promptId: string;
        };
        Competitor: {
            alternativeNames: string[];
            domain: string;
            name: string;
            names: components["schemas"]["BrandName"][];
        };
        CompetitorInput: {
            alternativeNames?: (string | components["schemas"]["BrandNameInput"])[];
            /** Format: domain */
            domain: string;
            name: string;
        };
        CreatedTopic: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** Format: iso-3166-1-alpha-2 */
            location: string | null;
            monitoring: components["schemas"]["Monitoring"];
            name: string;
            report: components["schemas"]["PromptReport"];
            tags: string[];
            topicType: components["schemas"]["TopicType"] | null;
        };
        DeletedAnswers: {
            /** Format: uint */
            deleted: number;
            notFound: string[];
        };
        DomainComparison: {
            /** Format: double */
            adjustedPValue: number;
            brand: string | null;
            /** Format: double */
            change: number;
            /** Format: double */
            current: number;
            /** Format: uint64 */
            currentCount: number;
            /** Format: uint64 */
            currentTotal: number;
            domain: string;
            interval: components["schemas"]["Interval"];
            /** Format: double */
            previous: number;
            /** Format: uint64 */
            previousCount: number;
            /** Format: uint64 */
            previousTotal: number;
            /** @enum {string} */
            relationship: "owned" | "competitor" | "third_party";
            /** @enum {string} */
            verdict: "up" | "down" | "within_noise" | "too_little_data" | "model_changed";
        };
        DuplicateAnswer: {
            answerId: string;
            promptId: string;
            query: string;
            /** Format: uint */
            row: number;
        };
        DuplicatePrompt: {
            promptId: string;
            query: string;
            /** Format: uint */
            row: number;
        };
        /** @enum {string} */
        Engine: "openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok";
        /** @enum {string} */
        EngineInput: "openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok" | "chatgpt" | "claude";
        EngineRow: {
            configured: boolean;
            documentation: string;
            /** @enum {string} */
            id: "openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok";
            interface: string;
            /** Format: date-time */
            lastSuccessAt: string | null;
            model: string | null;
            provider: string;
            /** @enum {string} */
            surface: "api" | "consumer";
            tried: boolean;
        };
        EngineTally: {
            /** Format: uint64 */
            alreadyAnswered: number;
            /** Format: uint64 */
            answered: number;
            /** Format: double */
            cost: number;
            engine: components["schemas"]["Engine"];
            /** Format: uint64 */
            failed: number;
            /** Format: uint64 */
            noAnswer: number;
            /** Format: uint64 */
            planned: number;
            /** Format: uint64 */
            retried: number;
            /** @enum {string} */
            surface: "api" | "consumer";
        };
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                description: string;
            };
        };
        /** @enum {integer} */
        ErrorCode: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1012;
        Export: {
            /** Format: date-time */
            createdAt: string;
            error?: components["schemas"]["TaskError"];
            errors?: components["schemas"]["ExportError"][];
            /** Format: date-time */
            expiresAt?: string;
            files?: components["schemas"]["ExportFile"][];
            id: string;
            /** Format: uri */
            resultsUrl?: string;
            status: components["schemas"]["TaskState"];
        };
        ExportError: {
            entity: string;
            error: components["schemas"]["TaskError"];
            metric: string;
        };
        ExportFile: {
            /** Format: uint64 */
            bytes: number;
            name: string;
            /** Format: uint64 */
            rows: number;
        };
        FeatureComparison: {
            /** Format: double */
            adjustedPValue: number;
            brand: string;
            /** Format: double */
            change: number;
            /** Format: double */
            current: number;
            /** Format: uint64 */
            currentCount: number;
            /** Format: uint64 */
            currentTotal: number;
            domain: string;
            featureName: string;
            interval: components["schemas"]["Interval"];
            /** Format: double */
            previous: number;
            /** Format: uint64 */
            previousCount: number;
            /** Format: uint64 */
            previousTotal: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** @enum {string} */
            verdict: "up" | "down" | "within_noise" | "too_little_data" | "model_changed";
        };
        Filters: {
            countries?: string[];
            status?: components["schemas"]["Monitoring"];
            tags?: string[];
            type?: components["schemas"]["PromptType"];
        };
        FiltersInput: {
            countries?: string[];
            status?: components["schemas"]["Monitoring"];
            tags?: string[];
            type?: components["schemas"]["PromptType"];
        };
        Finding: {
            brand: string;
            /** Format: uint */
            end: number;
            featureName: string;
            /** @enum {string} */
            polarity: "endorsed" | "undermined" | "neutral";
            quote: string;
            /** Format: uint */
            start: number;
        };
        Generation: {
            /** Format: date-time */
            createdAt: string;
            error?: components["schemas"]["TaskError"];
            id: string;
            results?: components["schemas"]["Insight"][];
            status: components["schemas"]["TaskState"];
        };
        ImportRows: {
            rows: components["schemas"]["TopicImportRow"][];
        };
        Insight: {
            brandId: string;
            category: string;
            /** Format: date-time */
            createdAt: string;
            evidence: {
                [key: string]: unknown;
            };
            generationId: string;
            id: string;
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            promptId: string;
            query: string;
            status: components["schemas"]["InsightStatus"];
            text: string;
            title: string;
        };
        InsightPatch: {
            status: components["schemas"]["InsightStatus"];
        };
        /** @enum {string} */
        InsightStatus: "new" | "in_progress" | "done" | "dismissed";
        Interval: {
            /** Format: double */
            high: number;
            /** Format: double */
            low: number;
        };
        Links: {
            /** Format: uri */
            next?: string;
            /** Format: uri */
            prev?: string;
        };
        Mention: {
            brand: string;
            domain: string;
            /** Format: uint32 */
            mentionCount: number;
            /** Format: uint16 */
            rank: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            spans: components["schemas"]["Span"][];
        };
        ModelChange: {
            /** Format: date */
            date: string;
            engine: components["schemas"]["Engine"];
            from: string;
            to: string;
        };
        /** @enum {string} */
        Monitoring: "active" | "inactive";
        NewBrand: {
            alternativeNames?: (string | components["schemas"]["BrandNameInput"])[];
            competitors?: components["schemas"]["CompetitorInput"][];
            /** Format: domain */
            domain: string;
            markets?: string[];
            name: string;
        };
        NewCitation: {
            title?: string | null;
            url: string;
        };
        NewCollection: {
            /** @default false */
            dryRun?: boolean;
            engines?: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok" | "chatgpt" | "claude")[];
            promptIds?: string[];
            /** Format: uint8 */
            repetitions?: number;
        };
        NewGeneration: {
            /** Format: date */
            endDate?: string;
            promptIds?: string[];
            /** Format: date */
            startDate?: string;
        };
        NewTopic: {
            /** Format: iso-3166-1-alpha-2 */
            location?: string | null;
            name: string;
            prompts?: components["schemas"]["TopicPromptRow"][];
            tags?: string[];
            topicType?: components["schemas"]["TopicType"] | null;
        };
        NewTrends: {
            /** Format: iso-3166-1-alpha-2 */
            country: string;
            keywords: string[];
        };
        NewView: {
            filters?: components["schemas"]["FiltersInput"];
            name: string;
        };
        Pagination: {
            page: number;
            pageSize: number;
            totalItems: number;
        };
        Performance: {
            /** Format: uint64 */
            citationCount: number;
            /** Format: uint64 */
            mentionCount: number;
            /** Format: double */
            shareOfVoice: number;
            /** Format: double */
            visibility: number;
        };
        PlannedAsk: {
            /** Format: uint64 */
            calls: number;
            engine: components["schemas"]["Engine"];
            /** Format: double */
            estimatedCost: number | null;
            /** Format: uint64 */
            prompts: number;
            /** @enum {string} */
            surface: "api" | "consumer";
        };
        PlannedAsks: {
            asks: components["schemas"]["PlannedAsk"][];
        };
        Prompt: {
            /** Format: iso-3166-1-alpha-2 */
            country: string | null;
            /** Format: date-time */
            createdAt: string;
            id: string;
            monitoring: components["schemas"]["Monitoring"];
            query: string;
            tags: string[];
            topicId?: string;
            type: components["schemas"]["PromptType"];
            /** Format: date-time */
            updatedAt: string;
        };
        PromptPatch: {
            query?: string;
            tags?: string[];
            type?: components["schemas"]["PromptType"];
        };
        PromptReport: {
            created: components["schemas"]["Prompt"][];
            duplicates: components["schemas"]["DuplicatePrompt"][];
            errors: components["schemas"]["RowError"][];
        };
        PromptRow: {
            /** Format: iso-3166-1-alpha-2 */
            country?: string | null;
            query: string;
            tags?: string[];
            topicName?: string;
            type?: components["schemas"]["PromptType"];
        };
        PromptRows: {
            prompts: components["schemas"]["PromptRow"][];
        };
        /** @enum {string} */
        PromptType: "branded" | "non-branded";
        Reanalysis: {
            /** Format: double */
            progress: number;
        };
        RowError: {
            code: components["schemas"]["ErrorCode"];
            description: string;
            /** Format: uint */
            row: number;
        };
        RowWarning: {
            description: string;
            field: string;
            /** Format: uint */
            row: number;
        };
        SeenPage: {
            cited: boolean;
            title: string | null;
            /** Format: uri */
            url: string;
        };
        SentimentModel: {
            counts: boolean;
            name: string;
        };
        SentimentPoint: {
            /** Format: date */
            date: string;
            /** Format: uint64 */
            endorsedMentions: number;
            /** Format: uint64 */
            neutralMentions: number;
            /** Format: uint64 */
            underminedMentions: number;
        };
        SentimentPoints: {
            countedUntil: string | null;
            methodVersions: number[];
            modelChanges: components["schemas"]["ModelChange"][];
            /** Format: uint64 */
            noAnswerCount: number;
            timeseries: components["schemas"]["SentimentPoint"][];
        };
        SentimentRow: {
            brand: string;
            domain: string;
            /** Format: uint64 */
            endorsedMentions: number;
            featureDescription: string;
            featureName: string;
            /** Format: uint64 */
            neutralMentions: number;
            /** Format: uint32 */
            rank: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: uint64 */
            totalMentions: number;
            /** Format: uint64 */
            underminedMentions: number;
        };
        Span: {
            /** Format: uint */
            end: number;
            /** Format: uint */
            start: number;
        };
        SurfaceRow: {
            /** Format: double */
            api: number;
            /** Format: double */
            consumer: number;
            /** Format: double */
            difference: number;
            engine: components["schemas"]["Engine"];
            interval: components["schemas"]["Interval"];
            /** @enum {string} */
            metric: "visibility" | "share-of-voice";
            /** Format: uint64 */
            prompts: number;
        };
        TaskError: {
            code: components["schemas"]["ErrorCode"];
            description: string;
        };
        /** @enum {string} */
        TaskState: "pending" | "processing" | "completed" | "failed";
        Topic: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** Format: iso-3166-1-alpha-2 */
            location: string | null;
            monitoring: components["schemas"]["Monitoring"];
            name: string;
            tags: string[];
            topicType: components["schemas"]["TopicType"] | null;
        };
        TopicImportReport: {
            created: components["schemas"]["Topic"][];
            duplicates: components["schemas"]["DuplicatePrompt"][];
            errors: components["schemas"]["RowError"][];
            prompts: components["schemas"]["Prompt"][];
        };
        TopicImportRow: {
            /** Format: iso-3166-1-alpha-2 */
            location?: string | null;
            query: string;
            tags?: string[];
            topic?: string;
        };
        TopicPatch: {
            name?: string;
            tags?: string[];
            topicType?: components["schemas"]["TopicType"] | null;
        };
        TopicPromptRow: {
            query: string;
            tags?: string[];
            type?: components["schemas"]["PromptType"];
        };
        /** @enum {string} */
        TopicType: "Branded" | "Non-Branded";
        Trend: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            keywords: string[];
            /** Format: iso-3166-1-alpha-2 */
            location: string;
            name: string;
            prompts: components["schemas"]["Candidate"][];
            status: components["schemas"]["TrendStatus"];
        };
        TrendChoice: {
            promptIds: string[];
        };
        TrendImport: {
            id: string;
            status: components["schemas"]["TaskState"];
        };
        /** @enum {string} */
        TrendStatus: "new" | "accepted";
        /** @enum {string} */
        Trigger: "schedule" | "api" | "first";
        View: {
            /** Format: date-time */
            createdAt: string;
            filters: components["schemas"]["Filters"];
            id: string;
            name: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ViewPatch: {
            filters?: components["schemas"]["FiltersInput"];
            name?: string;
        };
        ViewPrompt: {
            /** Format: iso-3166-1-alpha-2 */
            country: string | null;
            /** Format: date-time */
            createdAt: string;
            id: string;
            monitoring: components["schemas"]["Monitoring"];
            performance: components["schemas"]["Performance"];
            query: string;
            tags: string[];
            topicId?: string;
            type: components["schemas"]["PromptType"];
            /** Format: date-time */
            updatedAt: string;
        };
        VisibilityPoint: {
            /** Format: uint64 */
            answerCount?: number;
            /** Format: double */
            averagePosition: number | null;
            brand: string;
            confidenceInterval: components["schemas"]["Interval"];
            /** Format: date */
            date: string;
            domain: string;
            /** Format: double */
            firstMentionShare: number;
            /** Format: uint64 */
            mentionCount: number;
            /** Format: uint64 */
            promptCount?: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: double */
            visibility: number;
        };
        VisibilityPoints: {
            countedUntil: string | null;
            methodVersions: number[];
            modelChanges: components["schemas"]["ModelChange"][];
            /** Format: uint64 */
            noAnswerCount: number;
            timeseries: components["schemas"]["VisibilityPoint"][];
        };
        VisibilityRow: {
            /** Format: uint64 */
            answerCount?: number;
            /** Format: double */
            averagePosition: number | null;
            brand: string;
            confidenceInterval: components["schemas"]["Interval"];
            domain: string;
            /** Format: double */
            firstMentionShare: number;
            /** Format: uint64 */
            mentionCount: number;
            /** Format: uint64 */
            promptCount?: number;
            /** Format: uint32 */
            rank?: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: double */
            visibility: number;
        };
        VoicePoint: {
            brand: string;
            /** Format: date */
            date: string;
            domain: string;
            /** Format: uint64 */
            mentionCount: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: double */
            shareOfVoice: number;
            /** Format: uint64 */
            totalMentions: number;
        };
        VoicePoints: {
            countedUntil: string | null;
            methodVersions: number[];
            modelChanges: components["schemas"]["ModelChange"][];
            /** Format: uint64 */
            noAnswerCount: number;
            timeseries: components["schemas"]["VoicePoint"][];
        };
        VoiceRow: {
            brand: string;
            domain: string;
            /** Format: uint64 */
            mentionCount: number;
            /** Format: uint32 */
            rank: number;
            /** @enum {string} */
            relationship: "owned" | "competitor";
            /** Format: double */
            shareOfVoice: number;
            /** Format: uint64 */
            totalMentions: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Answer"];
                    };
                };
            };
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listBrands: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                name?: string;
                domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            brands: components["schemas"]["Brand"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBrand"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                    };
                };
            };
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                    };
                };
            };
        };
    };
    deleteBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Brand"];
                    };
                };
            };
        };
    };
    listBrandAnswers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                after?: string;
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                type?: "branded" | "non-branded";
                countries?: string[];
                tags?: string[];
                promptId?: string;
                mentions?: string;
                cites?: string;
                q?: string;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            answers: components["schemas"]["Answer"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    importAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRows"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnswerReport"];
                    };
                };
            };
        };
    };
    deleteAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersToDelete"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedAnswers"];
                    };
                };
            };
        };
    };
    getBrandCitationsAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                sortBy?: "totalCitations" | "shareOfVoice";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["CitationRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandCitationsComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["DomainComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandCitationsTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CitationPoints"];
                    };
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            collections: components["schemas"]["Collection"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    startCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewCollection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedAsks"];
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collection"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    streamExport: {
        parameters: {
            query: {
                entity: "brand" | "topic" | "prompt";
                metric: "share-of-voice" | "visibility" | "citations" | "sentiment";
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    createExport: {
        parameters: {
            query: {
                entities: ("brand" | "topic" | "prompt")[];
                metrics: ("share-of-voice" | "visibility" | "citations" | "sentiment")[];
                format?: "ndjson" | "csv";
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    listInsights: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            insights: components["schemas"]["Insight"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    generateInsights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewGeneration"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Generation"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    listBrandPrompts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                type?: "branded" | "non-branded";
                countries?: string[];
                tags?: string[];
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            prompts: components["schemas"]["Prompt"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    createPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptRows"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromptReport"];
                    };
                };
            };
        };
    };
    getBrandSentimentAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                sortBy?: "totalMentions" | "endorsedMentions" | "underminedMentions" | "neutralMentions" | "rank";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["SentimentRow"][];
                            /** Format: uint64 */
                            answersNotRead: number;
                            /** Format: uint64 */
                            answersRead: number;
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandSentimentComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["FeatureComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandSentimentTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentimentPoints"];
                    };
                };
            };
        };
    };
    getBrandShareOfVoiceAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                sortBy?: "mentionCount" | "totalMentions" | "shareOfVoice" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VoiceRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandShareOfVoiceComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandShareOfVoiceTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoicePoints"];
                    };
                };
            };
        };
    };
    getBrandSurfaces: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                startDate?: string;
                endDate?: string;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            surfaces: components["schemas"]["SurfaceRow"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    listViews: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            views: components["schemas"]["View"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewView"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"];
                    };
                };
            };
        };
    };
    getBrandVisibilityAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                sortBy?: "visibility" | "mentionCount" | "promptCount" | "answerCount" | "averagePosition" | "firstMentionShare" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VisibilityRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandVisibilityComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getBrandVisibilityTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                promptType?: "branded" | "non-branded";
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VisibilityPoints"];
                    };
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collection: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collection"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    listEngines: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            engines: components["schemas"]["EngineRow"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                export: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    getInsightGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Generation"];
                        links: {
                            /** Format: uri */
                            self: string;
                        };
                    };
                };
            };
        };
    };
    getInsight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                insight: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Insight"];
                    };
                };
            };
        };
    };
    updateInsight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                insight: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsightPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Insight"];
                    };
                };
            };
        };
    };
    getPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Prompt"];
                    };
                };
            };
        };
    };
    deletePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updatePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Prompt"];
                    };
                };
            };
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                engine?: components["schemas"]["EngineInput"][];
                startDate?: string;
                endDate?: string;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            answers: components["schemas"]["Answer"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptCitationsAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "totalCitations" | "shareOfVoice";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["CitationRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptCitationsComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["DomainComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptCitationsTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CitationPoints"];
                    };
                };
            };
        };
    };
    getPromptSentimentAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "totalMentions" | "endorsedMentions" | "underminedMentions" | "neutralMentions" | "rank";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["SentimentRow"][];
                            /** Format: uint64 */
                            answersNotRead: number;
                            /** Format: uint64 */
                            answersRead: number;
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptSentimentComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["FeatureComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptSentimentTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentimentPoints"];
                    };
                };
            };
        };
    };
    getPromptShareOfVoiceAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "mentionCount" | "totalMentions" | "shareOfVoice" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VoiceRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptShareOfVoiceComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptShareOfVoiceTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoicePoints"];
                    };
                };
            };
        };
    };
    togglePromptMonitoring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Prompt"];
                    };
                };
            };
        };
    };
    getPromptVisibilityAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "visibility" | "mentionCount" | "promptCount" | "answerCount" | "averagePosition" | "firstMentionShare" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VisibilityRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptVisibilityComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getPromptVisibilityTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                prompt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VisibilityPoints"];
                    };
                };
            };
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"];
                    };
                };
            };
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["View"];
                    };
                };
            };
        };
    };
    getViewCitationsAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "totalCitations" | "shareOfVoice";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["CitationRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewCitationsComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                sourceType?: "owned" | "competitor" | "third_party";
                domain?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["DomainComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewCitationsTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CitationPoints"];
                    };
                };
            };
        };
    };
    listViewPrompts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            prompts: components["schemas"]["ViewPrompt"][];
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewSentimentAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "totalMentions" | "endorsedMentions" | "underminedMentions" | "neutralMentions" | "rank";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["SentimentRow"][];
                            /** Format: uint64 */
                            answersNotRead: number;
                            /** Format: uint64 */
                            answersRead: number;
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewSentimentComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                brand?: string;
                feature?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["FeatureComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewSentimentTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentimentPoints"];
                    };
                };
            };
        };
    };
    getViewShareOfVoiceAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "mentionCount" | "totalMentions" | "shareOfVoice" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VoiceRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewShareOfVoiceComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewShareOfVoiceTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoicePoints"];
                    };
                };
            };
        };
    };
    getViewVisibilityAggregates: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                sortBy?: "visibility" | "mentionCount" | "promptCount" | "answerCount" | "averagePosition" | "firstMentionShare" | "rank";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            aggregates: components["schemas"]["VisibilityRow"][];
                            countedUntil: string | null;
                            /** Format: uint64 */
                            noAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewVisibilityComparison: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
                compareStartDate?: string;
                compareEndDate?: string;
                sortBy?: "change" | "current" | "previous" | "adjustedPValue" | "currentCount" | "currentTotal" | "previousCount" | "previousTotal";
                sortDirection?: "asc" | "desc";
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            compareEndDate: string;
                            /** Format: date */
                            compareStartDate: string;
                            comparison: components["schemas"]["BrandComparison"][];
                            countedUntil: string | null;
                            enginesLeftOut: ("openai" | "perplexity" | "google-ai-overviews" | "google-ai-mode" | "gemini" | "anthropic" | "copilot" | "grok")[];
                            /** Format: uint64 */
                            noAnswerCount: number;
                            /** Format: uint64 */
                            previousNoAnswerCount: number;
                        };
                        links: components["schemas"]["Links"];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    getViewVisibilityTimeSeries: {
        parameters: {
            query?: {
                startDate?: string;
                endDate?: string;
                engine?: components["schemas"]["EngineInput"][];
            };
            header?: never;
            path: {
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VisibilityPoints"];
                    };
                };
            };
        };
    };
}
