// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/names.h"

#include "core/model/call_record.h"
#include "core/model/consent.h"
#include "core/model/emotion.h"
#include "core/model/envelope.h"
#include "core/model/permission.h"
#include "core/model/persona.h"
#include "core/model/provider.h"

#include <array>
#include <utility>

namespace studio::wire {

using namespace model;

namespace {

template<class Enum, size_t N>
using Table = std::array<std::pair<Enum, const char *>, N>;

constexpr Table<VoteState, 2> kVoteStates{{{VoteState::Speak, "speak"}, {VoteState::Listen, "listen"}}};
constexpr Table<Closing, 4> kClosings{{{Closing::None, "none"},
                                       {Closing::PreClosing, "pre-closing"},
                                       {Closing::Closing, "closing"},
                                       {Closing::Terminal, "terminal"}}};
constexpr Table<Cause, 30> kCauses{{{Cause::Timeout, "timeout"},
                                    {Cause::Refused, "refused"},
                                    {Cause::Malformed, "malformed"},
                                    {Cause::Unreachable, "unreachable"},
                                    {Cause::RateLimited, "rateLimited"},
                                    {Cause::NoAnswer, "noAnswer"},
                                    {Cause::Left, "left"},
                                    {Cause::Busy, "busy"},
                                    {Cause::Early, "early"},
                                    {Cause::Superseded, "superseded"},
                                    {Cause::Stopped, "stopped"},
                                    {Cause::Cued, "cued"},
                                    {Cause::Muted, "muted"},
                                    {Cause::NotAsked, "notAsked"},
                                    {Cause::NotNamed, "notNamed"},
                                    {Cause::Mask, "mask"},
                                    {Cause::CoolDown, "coolDown"},
                                    {Cause::Passed, "passed"},
                                    {Cause::Failed, "failed"},
                                    {Cause::Quiet, "quiet"},
                                    {Cause::BargeIn, "bargeIn"},
                                    {Cause::Held, "held"},
                                    {Cause::Paused, "paused"},
                                    {Cause::Policy, "policy"},
                                    {Cause::Reset, "reset"},
                                    {Cause::NothingToSay, "nothingToSay"},
                                    {Cause::LevelTooLow, "levelTooLow"},
                                    {Cause::Crashed, "crashed"},
                                    {Cause::Storage, "storage"},
                                    {Cause::Looped, "looped"}}};
constexpr Table<Rule, 18> kRules{{{Rule::Selected, "selected"},
                                  {Rule::Speak, "speak"},
                                  {Rule::Courtesy, "courtesy"},
                                  {Rule::NoVotes, "noVotes"},
                                  {Rule::Second, "second"},
                                  {Rule::Natural, "natural"},
                                  {Rule::List, "list"},
                                  {Rule::Pooled, "pooled"},
                                  {Rule::Queued, "queued"},
                                  {Rule::Addressed, "addressed"},
                                  {Rule::Directed, "directed"},
                                  {Rule::Fallback, "fallback"},
                                  {Rule::Owed, "owed"},
                                  {Rule::OnlyCandidate, "onlyCandidate"},
                                  {Rule::Cued, "cued"},
                                  {Rule::Nobody, "nobody"},
                                  {Rule::Superseded, "superseded"},
                                  {Rule::Stopped, "stopped"}}};
constexpr Table<Flip::Field, 3> kFlipFields{{{Flip::Field::Importance, "importance"},
                                             {Flip::Field::State, "state"},
                                             {Flip::Field::Selected, "selected"}}};
constexpr Table<Outcome, 4> kOutcomes{{{Outcome::Spoke, "spoke"},
                                       {Outcome::NoReply, "noReply"},
                                       {Outcome::Cancelled, "cancelled"},
                                       {Outcome::Failed, "failed"}}};
constexpr Table<Control, 9> kControls{{{Control::Hold, "hold"},
                                       {Control::Release, "release"},
                                       {Control::Pause, "pause"},
                                       {Control::Play, "play"},
                                       {Control::Step, "step"},
                                       {Control::Stop, "stop"},
                                       {Control::Tick, "tick"},
                                       {Control::Reset, "reset"},
                                       {Control::Reshuffle, "reshuffle"}}};
constexpr Table<CompanionInput::Kind, 4> kCompanionInputs{{{CompanionInput::Kind::Mute, "mute"},
                                                           {CompanionInput::Kind::Unmute, "unmute"},
                                                           {CompanionInput::Kind::Cue, "cue"},
                                                           {CompanionInput::Kind::MaySpeak, "maySpeak"}}};
constexpr Table<ClosingMoved::Why, 4> kClosingWhys{{{ClosingMoved::Why::Vote, "vote"},
                                                    {ClosingMoved::Why::Clamped, "clamped"},
                                                    {ClosingMoved::Why::Repetition, "repetition"},
                                                    {ClosingMoved::Why::Reset, "reset"}}};
constexpr Table<Wake::Why, 5> kWakeWhys{{{Wake::Why::Message, "message"},
                                         {Wake::Why::Missed, "missed"},
                                         {Wake::Why::Refund, "refund"},
                                         {Wake::Why::Cued, "cued"},
                                         {Wake::Why::Idle, "idle"}}};
constexpr Table<RestReason, 13> kRestReasons{{{RestReason::Nobody, "nobody"},
                                              {RestReason::TurnLimit, "turnLimit"},
                                              {RestReason::TimeLimit, "timeLimit"},
                                              {RestReason::AllClosed, "allClosed"},
                                              {RestReason::Dormant, "dormant"},
                                              {RestReason::AwaitingCue, "awaitingCue"},
                                              {RestReason::AwaitingUser, "awaitingUser"},
                                              {RestReason::Held, "held"},
                                              {RestReason::Paused, "paused"},
                                              {RestReason::Stopped, "stopped"},
                                              {RestReason::Failed, "failed"},
                                              {RestReason::Budget, "budget"},
                                              {RestReason::MaxSessionTurns, "maxSessionTurns"}}};
constexpr Table<Obligation::State, 5> kObligationStates{{{Obligation::State::Open, "open"},
                                                         {Obligation::State::Answered, "answered"},
                                                         {Obligation::State::Declined, "declined"},
                                                         {Obligation::State::Expired, "expired"},
                                                         {Obligation::State::Replaced, "replaced"}}};
constexpr Table<Ignored::Why, 14> kIgnoredWhys{{{Ignored::Why::Late, "late"},
                                                {Ignored::Why::Duplicate, "duplicate"},
                                                {Ignored::Why::Stranger, "stranger"},
                                                {Ignored::Why::Malformed, "malformed"},
                                                {Ignored::Why::OutOfTurn, "outOfTurn"},
                                                {Ignored::Why::Absent, "absent"},
                                                {Ignored::Why::AlreadySpeaking, "alreadySpeaking"},
                                                {Ignored::Why::Busy, "busy"},
                                                {Ignored::Why::NotHeld, "notHeld"},
                                                {Ignored::Why::Muted, "muted"},
                                                {Ignored::Why::Terminal, "terminal"},
                                                {Ignored::Why::TurnLimit, "turnLimit"},
                                                {Ignored::Why::TimeLimit, "timeLimit"},
                                                {Ignored::Why::Stopped, "stopped"}}};
constexpr Table<PolicyName, 8> kPolicies{{{PolicyName::Vote, "vote"},
                                          {PolicyName::Resource, "resource"},
                                          {PolicyName::Ring, "ring"},
                                          {PolicyName::Manual, "manual"},
                                          {PolicyName::Natural, "natural"},
                                          {PolicyName::List, "list"},
                                          {PolicyName::Pooled, "pooled"},
                                          {PolicyName::Director, "director"}}};
constexpr Table<PolicySettings::BargeIn, 2> kBargeIns{
    {{PolicySettings::BargeIn::Interrupt, "interrupt"}, {PolicySettings::BargeIn::Queue, "queue"}}};
constexpr Table<PolicySettings::UserWakes, 3> kUserWakes{{{PolicySettings::UserWakes::Addressed, "addressed"},
                                                          {PolicySettings::UserWakes::First, "first"},
                                                          {PolicySettings::UserWakes::Next, "next"}}};
constexpr Table<PolicySettings::WithoutVotes, 2> kWithoutVotes{
    {{PolicySettings::WithoutVotes::Speak, "speak"}, {PolicySettings::WithoutVotes::Rest, "rest"}}};
constexpr Table<Topic, 10> kTopics{{{Topic::Messages, "messages"},
                                    {Topic::Actions, "actions"},
                                    {Topic::States, "states"},
                                    {Topic::Queries, "queries"},
                                    {Topic::QueryResults, "query-results"},
                                    {Topic::Decisions, "decisions"},
                                    {Topic::TurnEvents, "turn-events"},
                                    {Topic::Floor, "floor"},
                                    {Topic::Roster, "roster"},
                                    {Topic::Lore, "lore"}}};
constexpr Table<CardFormat, 7> kCardFormats{{{CardFormat::Studio, "studio"},
                                             {CardFormat::Aikyo, "aikyo"},
                                             {CardFormat::V1, "v1"},
                                             {CardFormat::V2, "v2"},
                                             {CardFormat::V3, "v3"},
                                             {CardFormat::Png, "png"},
                                             {CardFormat::Charx, "charx"}}};
constexpr Table<Language, 3> kLanguages{
    {{Language::English, "en"}, {Language::Japanese, "ja"}, {Language::Chinese, "zh"}}};
constexpr Table<Pronoun, 3> kPronouns{{{Pronoun::They, "they"}, {Pronoun::She, "she"}, {Pronoun::He, "he"}}};
// The kinds under which a message stands in the log: the floor's input that it is.
constexpr Table<MessagePosted::Way, 4> kWays{{{MessagePosted::Way::Posted, "posted"},
                                              {MessagePosted::Way::Spoken, "turnOver"},
                                              {MessagePosted::Way::Consumed, "consume"},
                                              {MessagePosted::Way::Interrupted, "interrupted"}}};
constexpr Table<Rewound::Why, 3> kWhysBack{{{Rewound::Why::ReplyAgain, "replyAgain"},
                                            {Rewound::Why::DecideAgain, "decideAgain"},
                                            {Rewound::Why::Chosen, "chosen"}}};

constexpr Table<model::LoreLogic, 4> kLoreLogics{{{model::LoreLogic::Any, "any"},
                                                  {model::LoreLogic::NotAll, "notAll"},
                                                  {model::LoreLogic::NotAny, "notAny"},
                                                  {model::LoreLogic::All, "all"}}};
constexpr Table<model::LorePlace, 7> kLorePlaces{{{model::LorePlace::BeforeSheet, "beforeSheet"},
                                                  {model::LorePlace::AfterSheet, "afterSheet"},
                                                  {model::LorePlace::NoteTop, "noteTop"},
                                                  {model::LorePlace::NoteBottom, "noteBottom"},
                                                  {model::LorePlace::ExamplesTop, "examplesTop"},
                                                  {model::LorePlace::ExamplesBottom, "examplesBottom"},
                                                  {model::LorePlace::AtDepth, "atDepth"}}};
constexpr Table<model::LoreRole, 3> kLoreRoles{{{model::LoreRole::System, "system"},
                                                {model::LoreRole::User, "user"},
                                                {model::LoreRole::Assistant, "assistant"}}};
constexpr Table<model::LoreBlock, 18> kLoreBlocks{{{model::LoreBlock::Disabled, "disabled"},
                                                   {model::LoreBlock::OtherCompanion, "otherCompanion"},
                                                   {model::LoreBlock::Delay, "delay"},
                                                   {model::LoreBlock::Cooldown, "cooldown"},
                                                   {model::LoreBlock::OnlyByEntries, "onlyByEntries"},
                                                   {model::LoreBlock::NeverActivates, "neverActivates"},
                                                   {model::LoreBlock::OncePerTalk, "oncePerTalk"},
                                                   {model::LoreBlock::TooEarly, "tooEarly"},
                                                   {model::LoreBlock::NotThisTime, "notThisTime"},
                                                   {model::LoreBlock::OtherGreeting, "otherGreeting"},
                                                   {model::LoreBlock::NoAdditionalKey, "noAdditionalKey"},
                                                   {model::LoreBlock::ExcludedKey, "excludedKey"},
                                                   {model::LoreBlock::NoKey, "noKey"},
                                                   {model::LoreBlock::BadPattern, "badPattern"},
                                                   {model::LoreBlock::SecondaryKeys, "secondaryKeys"},
                                                   {model::LoreBlock::LostInGroup, "lostInGroup"},
                                                   {model::LoreBlock::Chance, "chance"},
                                                   {model::LoreBlock::ToldAlready, "toldAlready"}}};
constexpr Table<model::LoreCause, 5> kLoreCauses{{{model::LoreCause::Activated, "activated"},
                                                  {model::LoreCause::Kept, "kept"},
                                                  {model::LoreCause::Constant, "constant"},
                                                  {model::LoreCause::Sticky, "sticky"},
                                                  {model::LoreCause::Key, "key"}}};
constexpr Table<model::LoreVerdict::State, 3> kLoreStates{{{model::LoreVerdict::State::Fired, "fired"},
                                                           {model::LoreVerdict::State::Blocked, "blocked"},
                                                           {model::LoreVerdict::State::Cut, "cut"}}};
constexpr Table<model::LoreVerdict::Budget, 2> kLoreBudgets{
    {{model::LoreVerdict::Budget::Book, "book"}, {model::LoreVerdict::Budget::Room, "room"}}};
constexpr Table<Avatar::Face, 4> kFaces{{{Avatar::Face::Round, "round"},
                                         {Avatar::Face::Oval, "oval"},
                                         {Avatar::Face::Square, "square"},
                                         {Avatar::Face::Heart, "heart"}}};
constexpr Table<Avatar::Hair, 8> kHairs{{{Avatar::Hair::Short, "short"},
                                         {Avatar::Hair::Bob, "bob"},
                                         {Avatar::Hair::Long, "long"},
                                         {Avatar::Hair::Ponytail, "ponytail"},
                                         {Avatar::Hair::TwinTails, "twinTails"},
                                         {Avatar::Hair::Bun, "bun"},
                                         {Avatar::Hair::Curly, "curly"},
                                         {Avatar::Hair::None, "none"}}};
constexpr Table<Avatar::Eyes, 4> kEyes{{{Avatar::Eyes::Round, "round"},
                                        {Avatar::Eyes::Almond, "almond"},
                                        {Avatar::Eyes::Narrow, "narrow"},
                                        {Avatar::Eyes::Happy, "happy"}}};
constexpr Table<Avatar::Clothes, 6> kClothes{{{Avatar::Clothes::Shirt, "shirt"},
                                              {Avatar::Clothes::Hoodie, "hoodie"},
                                              {Avatar::Clothes::Jacket, "jacket"},
                                              {Avatar::Clothes::Dress, "dress"},
                                              {Avatar::Clothes::Sailor, "sailor"},
                                              {Avatar::Clothes::LabCoat, "labCoat"}}};

constexpr Table<Effort, 5> kEfforts{{{Effort::AsItLikes, "asItLikes"},
                                     {Effort::Off, "off"},
                                     {Effort::Low, "low"},
                                     {Effort::Medium, "medium"},
                                     {Effort::High, "high"}}};
// Also what the command line calls them.
constexpr Table<ProviderKind, 6> kProviderKinds{{{ProviderKind::OpenAi, "openai"},
                                                 {ProviderKind::OpenAiResponses, "openai-responses"},
                                                 {ProviderKind::Anthropic, "anthropic"},
                                                 {ProviderKind::Gemini, "gemini"},
                                                 {ProviderKind::Ollama, "ollama"},
                                                 {ProviderKind::Compatible, "compatible"}}};
constexpr Table<KeyPlace, 4> kKeyPlaces{{{KeyPlace::None, "none"},
                                         {KeyPlace::Keychain, "keychain"},
                                         {KeyPlace::Session, "session"},
                                         {KeyPlace::Environment, "environment"}}};
constexpr Table<ServerHabit, 18> kServerHabitNames{{{ServerHabit::NoStreamOptions, "noStreamOptions"},
                                                    {ServerHabit::NoStreaming, "noStreaming"},
                                                    {ServerHabit::NoSystemRole, "noSystemRole"},
                                                    {ServerHabit::OtherTokenField, "otherTokenField"},
                                                    {ServerHabit::NoTokenField, "noTokenField"},
                                                    {ServerHabit::NoCacheMarks, "noCacheMarks"},
                                                    {ServerHabit::NoEffortWord, "noEffortWord"},
                                                    {ServerHabit::NoTemplateWord, "noTemplateWord"},
                                                    {ServerHabit::NoHiddenThoughts, "noHiddenThoughts"},
                                                    {ServerHabit::NoSeed, "noSeed"},
                                                    {ServerHabit::NoStop, "noStop"},
                                                    {ServerHabit::NoSampling, "noSampling"},
                                                    {ServerHabit::NoTools, "noTools"},
                                                    {ServerHabit::NoSchema, "noSchema"},
                                                    {ServerHabit::NoForcedTool, "noForcedTool"},
                                                    {ServerHabit::NoJsonObject, "noJsonObject"},
                                                    {ServerHabit::Thinks, "thinks"},
                                                    {ServerHabit::ThinksAnyway, "thinksAnyway"}}};
constexpr Table<Known, 3> kKnowns{{{Known::Unknown, "unknown"}, {Known::Yes, "yes"}, {Known::No, "no"}}};
constexpr Table<RoomModels::Votes, 2> kVoteCalls{
    {{RoomModels::Votes::Independent, "independent"}, {RoomModels::Votes::Batched, "batched"}}};
constexpr Table<CallPurpose, 7> kCallPurposes{{{CallPurpose::Vote, "vote"},
                                               {CallPurpose::Speech, "speech"},
                                               {CallPurpose::Wake, "wake"},
                                               {CallPurpose::Repair, "repair"},
                                               {CallPurpose::Summary, "summary"},
                                               {CallPurpose::Direction, "direction"},
                                               {CallPurpose::Trial, "trial"}}};
constexpr Table<VoteRung, 5> kVoteRungs{{{VoteRung::Offline, "offline"},
                                         {VoteRung::Schema, "schema"},
                                         {VoteRung::ForcedTool, "forcedTool"},
                                         {VoteRung::JsonObject, "jsonObject"},
                                         {VoteRung::Prompt, "prompt"}}};
constexpr Table<VoteMend::What, 9> kVoteMends{{{VoteMend::What::State, "state"},
                                               {VoteMend::What::Importance, "importance"},
                                               {VoteMend::What::Selected, "selected"},
                                               {VoteMend::What::Closing, "closing"},
                                               {VoteMend::What::Json, "json"},
                                               {VoteMend::What::Lines, "lines"},
                                               {VoteMend::What::Several, "several"},
                                               {VoteMend::What::Cut, "cut"},
                                               {VoteMend::What::Thoughts, "thoughts"}}};
constexpr Table<Advice, 17> kAdvices{{{Advice::None, "none"},
                                      {Advice::LetItLoad, "letItLoad"},
                                      {Advice::WaitAWhile, "waitAWhile"},
                                      {Advice::CheckKey, "checkKey"},
                                      {Advice::AgreeKey, "agreeKey"},
                                      {Advice::CheckModel, "checkModel"},
                                      {Advice::NameModel, "nameModel"},
                                      {Advice::CheckAddress, "checkAddress"},
                                      {Advice::CheckPath, "checkPath"},
                                      {Advice::SeePage, "seePage"},
                                      {Advice::LoadIt, "loadIt"},
                                      {Advice::SmallerModel, "smallerModel"},
                                      {Advice::OtherRegion, "otherRegion"},
                                      {Advice::TopUp, "topUp"},
                                      {Advice::ShortenTalk, "shortenTalk"},
                                      {Advice::ChooseAnother, "chooseAnother"},
                                      {Advice::ThinkLess, "thinkLess"}}};
constexpr Table<Emotion, 6> kEmotions{{{Emotion::Neutral, "neutral"},
                                       {Emotion::Happy, "happy"},
                                       {Emotion::Sad, "sad"},
                                       {Emotion::Angry, "angry"},
                                       {Emotion::Surprised, "surprised"},
                                       {Emotion::Thinking, "thinking"}}};
constexpr Table<ConsentEntry::What, 9> kConsents{{{ConsentEntry::What::AllowedOnce, "allowedOnce"},
                                                  {ConsentEntry::What::AllowedAlways, "allowedAlways"},
                                                  {ConsentEntry::What::RefusedOnce, "refusedOnce"},
                                                  {ConsentEntry::What::RefusedAlways, "refusedAlways"},
                                                  {ConsentEntry::What::ByRuleAllowed, "byRuleAllowed"},
                                                  {ConsentEntry::What::ByRuleRefused, "byRuleRefused"},
                                                  {ConsentEntry::What::Revoked, "revoked"},
                                                  {ConsentEntry::What::TimedOut, "timedOut"},
                                                  {ConsentEntry::What::Dropped, "dropped"}}};
constexpr Table<Risk, 3> kRisks{{{Risk::Read, "read"}, {Risk::Act, "act"}, {Risk::Sensitive, "sensitive"}}};
constexpr Table<PermissionEntry::What, 15> kPermissions{
    {{PermissionEntry::What::AllowedOnce, "allowedOnce"},
     {PermissionEntry::What::AllowedEdited, "allowedEdited"},
     {PermissionEntry::What::AllowedInRoom, "allowedInRoom"},
     {PermissionEntry::What::AllowedAlways, "allowedAlways"},
     {PermissionEntry::What::RefusedOnce, "refusedOnce"},
     {PermissionEntry::What::RefusedInRoom, "refusedInRoom"},
     {PermissionEntry::What::RefusedAlways, "refusedAlways"},
     {PermissionEntry::What::ByRuleAllowed, "byRuleAllowed"},
     {PermissionEntry::What::ByRuleRefused, "byRuleRefused"},
     {PermissionEntry::What::ByRiskAllowed, "byRiskAllowed"},
     {PermissionEntry::What::TimedOut, "timedOut"},
     {PermissionEntry::What::NobodyHere, "nobodyHere"},
     {PermissionEntry::What::TooMany, "tooMany"},
     {PermissionEntry::What::Dropped, "dropped"},
     {PermissionEntry::What::Revoked, "revoked"}}};
constexpr Table<ChatCompressed::What, 5> kCompressions{{{ChatCompressed::What::Compressed, "compressed"},
                                                        {ChatCompressed::What::Empty, "empty"},
                                                        {ChatCompressed::What::Larger, "larger"},
                                                        {ChatCompressed::What::Failed, "failed"},
                                                        {ChatCompressed::What::TooSmall, "tooSmall"}}};
constexpr Table<LoopDetected::What, 3> kLoops{{{LoopDetected::What::SameCall, "sameCall"},
                                               {LoopDetected::What::CallCycle, "callCycle"},
                                               {LoopDetected::What::SameText, "sameText"}}};
constexpr Table<Guest::Door, 3> kDoors{
    {{Guest::Door::Mcp, "mcp"}, {Guest::Door::Firehose, "firehose"}, {Guest::Door::Network, "network"}}};

} // namespace

/// The table of an enum, set by STUDIO_NAMES.
template<class Enum>
constexpr const auto &kNames = nullptr;

template<class Enum>
requires std::is_enum_v<Enum> QString nameOf(Enum value)
{
    for (const auto &[entry, name] : kNames<Enum>) {
        if (entry == value)
            return QString::fromLatin1(name);
    }
    Q_UNREACHABLE();
}

template<class Enum>
requires std::is_enum_v<Enum> std::optional<Enum> valueOf(QStringView name)
{
    for (const auto &[entry, known] : kNames<Enum>) {
        if (name == QLatin1String(known))
            return entry;
    }
    return std::nullopt;
}

#define STUDIO_NAMES(Enum, table)                                                                            \
    template<>                                                                                               \
    constexpr const auto &kNames<Enum> = table;                                                              \
    template QString nameOf(Enum value);                                                                     \
    template std::optional<Enum> valueOf(QStringView name);

STUDIO_NAMES(VoteState, kVoteStates)
STUDIO_NAMES(Closing, kClosings)
STUDIO_NAMES(Cause, kCauses)
STUDIO_NAMES(Rule, kRules)
STUDIO_NAMES(Flip::Field, kFlipFields)
STUDIO_NAMES(Outcome, kOutcomes)
STUDIO_NAMES(Control, kControls)
STUDIO_NAMES(CompanionInput::Kind, kCompanionInputs)
STUDIO_NAMES(ClosingMoved::Why, kClosingWhys)
STUDIO_NAMES(Wake::Why, kWakeWhys)
STUDIO_NAMES(RestReason, kRestReasons)
STUDIO_NAMES(Ignored::Why, kIgnoredWhys)
STUDIO_NAMES(Obligation::State, kObligationStates)
STUDIO_NAMES(PolicyName, kPolicies)
STUDIO_NAMES(PolicySettings::BargeIn, kBargeIns)
STUDIO_NAMES(PolicySettings::UserWakes, kUserWakes)
STUDIO_NAMES(PolicySettings::WithoutVotes, kWithoutVotes)
STUDIO_NAMES(Topic, kTopics)
STUDIO_NAMES(Language, kLanguages)
STUDIO_NAMES(Pronoun, kPronouns)
STUDIO_NAMES(CardFormat, kCardFormats)
STUDIO_NAMES(MessagePosted::Way, kWays)
STUDIO_NAMES(Rewound::Why, kWhysBack)
STUDIO_NAMES(Avatar::Face, kFaces)
STUDIO_NAMES(model::LoreLogic, kLoreLogics)
STUDIO_NAMES(model::LorePlace, kLorePlaces)
STUDIO_NAMES(model::LoreRole, kLoreRoles)
STUDIO_NAMES(model::LoreBlock, kLoreBlocks)
STUDIO_NAMES(model::LoreCause, kLoreCauses)
STUDIO_NAMES(model::LoreVerdict::State, kLoreStates)
STUDIO_NAMES(model::LoreVerdict::Budget, kLoreBudgets)
STUDIO_NAMES(Avatar::Hair, kHairs)
STUDIO_NAMES(Avatar::Eyes, kEyes)
STUDIO_NAMES(Avatar::Clothes, kClothes)
STUDIO_NAMES(Effort, kEfforts)
STUDIO_NAMES(ProviderKind, kProviderKinds)
STUDIO_NAMES(KeyPlace, kKeyPlaces)
STUDIO_NAMES(Known, kKnowns)
STUDIO_NAMES(ServerHabit, kServerHabitNames)
STUDIO_NAMES(RoomModels::Votes, kVoteCalls)
STUDIO_NAMES(CallPurpose, kCallPurposes)
STUDIO_NAMES(VoteRung, kVoteRungs)
STUDIO_NAMES(VoteMend::What, kVoteMends)
STUDIO_NAMES(Advice, kAdvices)
STUDIO_NAMES(Emotion, kEmotions)
STUDIO_NAMES(ConsentEntry::What, kConsents)
STUDIO_NAMES(Risk, kRisks)
STUDIO_NAMES(PermissionEntry::What, kPermissions)
STUDIO_NAMES(ChatCompressed::What, kCompressions)
STUDIO_NAMES(LoopDetected::What, kLoops)
STUDIO_NAMES(Guest::Door, kDoors)

} // namespace studio::wire
