// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/wire/envelope_wire.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_envelope_wire {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::model;
using base::CallId;
using base::MessageId;
using base::Millis;
using base::ParticipantId;
using base::TurnId;
using tests::companion;
using tests::message;

namespace {

struct Named
{
    QByteArray name;
    QString kind;
    EnvelopeBody body;
};

RawJson raw(const char *text) { return {QByteArray(text)}; }

FloorTold told(const FloorInputKind &input, Millis t = Millis(1234)) { return {{t, input}, {}}; }
FloorSaid said(const FloorOutputKind &output, const std::optional<TurnId> &turn = {})
{
    return {{Millis(1234), output}, turn};
}
TurnEvent turnEvent(const TurnEventKind &kind) { return {TurnId(u"t1"_s), companion(u"aya"_s), 2, 7, kind}; }

LoreFound foundLore()
{
    using State = LoreVerdict::State;
    LoreFound found{.companion = companion(u"aya"_s), .about = MessageId(u"m9"_s), .turn = TurnId(u"t1"_s)};
    found.attempt = 2;
    found.more = 3;
    found.entries = {
        {.book = u"World"_s,
         .name = u"嵐 \"storm\"\n"_s,
         .state = State::Fired,
         .key = u"/st(or)m/i"_s,
         .message = MessageId(u"m8"_s),
         .from = tests::user(),
         .tokens = 12},
        {.name = u"Harbour"_s,
         .state = State::Cut,
         .key = u"harbour"_s,
         .firedBy = u"storm"_s,
         .tokens = 9000,
         .cutBy = LoreVerdict::Budget::Room},
        {.name = u"Sun"_s, .state = State::Fired, .cause = LoreCause::Sticky},
        {.name = u"Boats"_s, .state = State::Blocked, .block = LoreBlock::Chance, .key = u"sea"_s}};
    return found;
}

Message fullMessage()
{
    Message full = message(u"m7"_s)
                       .from(companion(u"aya"_s))
                       .to({tests::user(), companion(u"kyoko"_s)})
                       .mentioning({companion(u"natsumi"_s)})
                       .whispered()
                       .says(u"こんにちは\n😀 <img src=/dev/zero>"_s);
    full.metadata = raw(R"({"emotion":"happy","x":{"y":[18446744073709551615]}})");
    return full;
}

// A message that a floor input can hold: no whisper, no metadata.
Message plainMessage() { return message(u"m8"_s).from(companion(u"aya"_s)).says(u"Well."_s); }

QList<Named> messages()
{
    MessagePosted posted{.message = fullMessage(), .way = MessagePosted::Way::Posted};
    posted.parent = MessageId(u"m6"_s);
    posted.index = 41;
    MessagePosted first{.message = plainMessage(), .way = MessagePosted::Way::Posted, .personaRevision = 3};
    MessagePosted spoken = posted;
    spoken.way = MessagePosted::Way::Spoken;
    spoken.turn = TurnId(u"t1"_s);
    spoken.attempt = 3;
    spoken.personaRevision = 12;
    MessagePosted bought{.message = plainMessage(), .way = MessagePosted::Way::Consumed, .amount = 60};
    MessagePosted cut = spoken;
    cut.way = MessagePosted::Way::Interrupted;
    cut.message.heardUntil = 4;
    cut.message.program = u"curl/8"_s;
    cut.message.pictures = {{QString(64, u'a'), 768, 576, u"A cat"_s}, {{}, 10, 20, {}}};
    cut.cause = Cause::BargeIn;
    return {{"a message", u"posted"_s, posted},
            {"the least of a message", u"posted"_s, MessagePosted{.message = message(u"m1"_s).says(u""_s)}},
            {"the first words of a room", u"posted"_s, first},
            {"a turn that spoke", u"turnOver"_s, spoken},
            {"a consume that bought", u"consume"_s, bought},
            {"a turn that was cut off", u"interrupted"_s, cut}};
}

QList<Named> floorInputs()
{
    const TurnOver spoke{.from = companion(u"aya"_s), .said = plainMessage()};
    const TurnOver silent{.from = companion(u"aya"_s), .outcome = Outcome::NoReply, .wanted = 60};
    const TurnOver failed{
        .from = companion(u"aya"_s), .outcome = Outcome::Failed, .cause = Cause::RateLimited};
    Message bare = plainMessage();
    bare.id = {};
    QList<Named> list{
        {"a vote", u"voted"_s, told(Voted{{u"companion_aya"_s, u"m1"_s, u"speak"_s, 7.0, true, u"none"_s}})},
        {"a vote that failed", u"voteFailed"_s,
         told(VoteFailed{MessageId(u"m1"_s), companion(u"aya"_s), Cause::Refused})},
        {"a vote for silence", u"voted"_s,
         told(Voted{{u"companion_aya"_s, u"m1"_s, u"listen"_s, 0.0, false, u"none"_s, true}})},
        {"the director's choice", u"directed"_s, told(Directed{MessageId(u"m1"_s), u"companion_aya"_s})},
        {"the director's choice of nobody", u"directed"_s, told(Directed{MessageId(u"m1"_s), Null{}})},
        {"a director that failed", u"directorFailed"_s,
         told(DirectorFailed{MessageId(u"m1"_s), Cause::RateLimited})},
        {"speech that is told and not posted", u"turnOver"_s, told(spoke)},
        {"a turn without an answer", u"turnOver"_s, told(silent)},
        {"a turn that failed", u"turnOver"_s, told(failed)},
        {"a consume that could not pay", u"consume"_s,
         told(Consume{companion(u"aya"_s), 60.0, plainMessage()})},
        {"a consume without an id", u"consume"_s, told(Consume{companion(u"aya"_s), 60.0, bare})},
        {"a consume of nonsense", u"consume"_s, told(Consume{companion(u"aya"_s), u"much"_s, bare})},
        {"a message that is told and not posted", u"posted"_s, told(Posted{plainMessage()})},
        {"a roster", u"roster"_s, told(RosterChanged{{companion(u"aya"_s), ParticipantId(u"guest:x"_s)}})},
        {"an empty roster", u"roster"_s, told(RosterChanged{})},
        {"an order", u"order"_s, told(OrderSet{{companion(u"aya"_s)}})},
        {"a score", u"repetition"_s, told(RepetitionScore{MessageId(u"m1"_s), 0.625})},
    };
    for (const auto &[kind, name] : {std::pair{CompanionInput::Kind::Mute, u"mute"_s},
                                     {CompanionInput::Kind::Unmute, u"unmute"_s},
                                     {CompanionInput::Kind::Cue, u"cue"_s},
                                     {CompanionInput::Kind::MaySpeak, u"maySpeak"_s}})
        list.append({name.toLatin1() + " asked", name, told(CompanionInput{kind, companion(u"aya"_s)})});
    for (const auto &[control, name] : {std::pair{Control::Hold, u"hold"_s},
                                        {Control::Release, u"release"_s},
                                        {Control::Pause, u"pause"_s},
                                        {Control::Play, u"play"_s},
                                        {Control::Step, u"step"_s},
                                        {Control::Stop, u"stop"_s},
                                        {Control::Tick, u"tick"_s},
                                        {Control::Reset, u"reset"_s},
                                        {Control::Reshuffle, u"reshuffle"_s}})
        list.append({name.toLatin1(), name, told(control)});
    return list;
}

FloorSaid askedWithRevisions()
{
    FloorSaid asked =
        said(AskVotes{MessageId(u"m1"_s), {companion(u"aya"_s), companion(u"kyoko"_s)}, Millis(8000), {}});
    asked.personaRevisions = {{companion(u"aya"_s), 12}, {companion(u"kyoko"_s), 1}};
    return asked;
}

FloorTold votedInAManner()
{
    FloorTold vote = told(Voted{{u"companion_aya"_s, u"m1"_s, u"speak"_s, 7.0, true, u"none"_s}});
    vote.manner = VoteManner{VoteRung::JsonObject, true, true};
    vote.manner->mends = {{model::VoteMend::What::Importance, u"85"_s, u"8.5"_s},
                          {model::VoteMend::What::Selected, {}, u"false"_s},
                          {model::VoteMend::What::Cut}};
    vote.manner->raw = u"{state: speak"_s;
    return vote;
}

FloorTold failedWithTrouble()
{
    FloorTold failed = told(VoteFailed{MessageId(u"m1"_s), companion(u"aya"_s), Cause::RateLimited});
    failed.trouble = CallTrouble{Cause::RateLimited, Advice::TopUp, u"insufficient_quota"_s, 429};
    return failed;
}

FloorTold directorFailedWithTrouble()
{
    FloorTold failed = told(DirectorFailed{MessageId(u"m1"_s), Cause::Malformed});
    failed.trouble = CallTrouble{Cause::Malformed, Advice::None, u"Kyoko should answer Aya."_s, {}};
    return failed;
}

Room directedRoom()
{
    Room room = tests::room(u"tea"_s).with({u"aya"_s});
    room.models.director = model::ModelChoice{.provider = base::ProviderId(u"p1"_s), .model = u"small"_s};
    room.models.guidance = u"Short turns."_s;
    return room;
}

Room roomWithModel()
{
    Room room = tests::room(u"tea"_s).with({u"aya"_s});
    room.models.model = model::ModelChoice{.provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s};
    return room;
}

Room modelledRoom()
{
    Room room = tests::room(u"tea"_s).with({u"aya"_s});
    room.models = {RoomModels::Votes::Batched, 2'500'000'000, true};
    room.voices = {.aloud = true, .inStep = true};
    return room;
}

Room stagedRoom()
{
    Room room = tests::room(u"tea"_s).with({u"aya"_s});
    room.scene = u"A tea house in Kyoto.\nIt rains."_s;
    room.foreignGroup = u"{\"name\": \"Tea\", \"auto_mode_delay\": 5}\n"_s;
    room.continued = {base::RoomId(u"garden"_s), u"In the garden"_s, base::MessageId(u"m7"_s)};
    room.identities = {{.name = u"Mika"_s, .colour = u"#aa6644"_s, .description = u"A captain.\nRetired."_s},
                       {ParticipantId(u"user_mina"_s), u"美奈"_s, {}}};
    room.identities.first().lorebooks = {base::LorebookId(u"b3"_s)};
    room.lorebooks = {base::LorebookId(u"b1"_s), base::LorebookId(u"b2"_s)};
    room.overrides = {{.companion = companion(u"aya"_s),
                       .role = u"the host"_s,
                       .personality = u""_s,
                       .scenarioNote = u"tonight"_s,
                       .systemNote = u"slowly"_s,
                       .endNote = u"ask"_s,
                       .talkativeness = 0.25,
                       .model = ModelChoice{.provider = base::ProviderId(u"ollama"_s), .model = u"m"_s}},
                      {.companion = companion(u"kyoko"_s), .talkativeness = 1.0}};
    return room;
}

FloorTold newPolicy()
{
    FloorTold change = told(PolicyChanged{});
    change.policy = PolicySettings{.policy = PolicyName::Ring,
                                   .gap = Millis(0),
                                   .bargeIn = PolicySettings::BargeIn::Queue,
                                   .maxCompanionTurns = 3,
                                   .holdWhileTyping = true,
                                   .seed = 18'446'744'073'709'551'615ULL,
                                   .voteDeadline = Millis(1),
                                   .deadlines = {{companion(u"aya"_s), Millis(2500)}},
                                   .earlyDecision = false,
                                   .terminalEndsRoom = true,
                                   .refund = Millis(7),
                                   .tiers = {{1, 1}, {100, 1000}},
                                   .strictTiers = false,
                                   .refuseRepeats = true,
                                   .backchannelWakes = true,
                                   .userWakes = PolicySettings::UserWakes::Next,
                                   .turnTimeout = Millis(9)};
    return change;
}

QList<Named> floorOutputs()
{
    const auto aya = companion(u"aya"_s);
    const TurnId turn(u"t1"_s);
    return {
        {"votes asked", u"askVotes"_s, said(AskVotes{MessageId(u"m1"_s), {aya}, Millis(8000), {}})},
        {"votes asked, each until its own time", u"askVotes"_s,
         said(AskVotes{MessageId(u"m1"_s),
                       {aya, companion(u"kyoko"_s)},
                       Millis(8000),
                       {{aya, Millis(10)}, {companion(u"kyoko"_s), Millis(8000)}}})},
        {"votes asked after a silence", u"askVotes"_s,
         said(AskVotes{MessageId(u"m1"_s), {aya}, Millis(8000), {}, true})},
        {"a director asked", u"askDirector"_s, said(AskDirector{MessageId(u"m1"_s), {aya}, Millis(15000)})},
        {"a question opened", u"obligation"_s, said(Obligation{MessageId(u"m1"_s), aya})},
        {"a question answered", u"obligation"_s,
         said(Obligation{MessageId(u"m1"_s), aya, Obligation::State::Answered})},
        {"votes aborted", u"abortVotes"_s, said(AbortVotes{MessageId(u"m1"_s)})},
        {"a step of closing", u"closing"_s,
         said(ClosingMoved{aya, Closing::PreClosing, Closing::Terminal, ClosingMoved::Why::Clamped})},
        {"a turn begun", u"startTurn"_s, said(StartTurn{aya, MessageId(u"m1"_s), Millis(600)}, turn)},
        {"a turn begun on nothing", u"startTurn"_s, said(StartTurn{aya, std::nullopt, Millis(600)}, turn)},
        {"a turn aborted", u"abortTurn"_s, said(AbortTurn{aya, Cause::Held}, turn)},
        {"a wake", u"wake"_s, said(Wake{aya, MessageId(u"m1"_s), Wake::Why::Refund}, turn)},
        {"a wake on nothing", u"wake"_s, said(Wake{aya, std::nullopt, Wake::Why::Cued})},
        {"a consume answered", u"consumed"_s, said(Consumed{aya, true, 40, u"Resource consumed."_s})},
        {"a refund", u"refunded"_s, said(Refunded{60, 100})},
        {"maySpeak answered", u"maySpeakAnswer"_s, said(MaySpeak{aya, true, aya, u"is_current_speaker"_s})},
        {"maySpeak answered while nobody does", u"maySpeakAnswer"_s,
         said(MaySpeak{aya, false, std::nullopt, u"dormant"_s})},
        {"a rest", u"rest"_s, said(Rest{RestReason::Nobody, {}})},
        {"a rest that the user asked for", u"rest"_s, said(Rest{RestReason::Nobody, Cause::Quiet})},
        {"a rest with its cause", u"rest"_s, said(Rest{RestReason::Failed, Cause::Unreachable})},
        {"an input ignored", u"ignored"_s, said(Ignored{u"voted"_s, Ignored::Why::Late})},
    };
}

QList<Named> decisions()
{
    const auto aya = companion(u"aya"_s);
    Decision decision{.messageId = MessageId(u"m1"_s),
                      .rule = Rule::Selected,
                      .winner = aya,
                      .runnerUp = companion(u"kyoko"_s),
                      .margin = 2};
    decision.candidates = {
        {aya, VoteState::Speak, 9, true, Closing::PreClosing, {}},
        {companion(u"kyoko"_s), VoteState::Listen, 0, false, Closing::None, Cause::Timeout}};
    decision.flip = Flip{aya, Flip::Field::Importance, 9, 6, companion(u"kyoko"_s)};
    Decision byState = decision;
    byState.flip = Flip{aya, Flip::Field::State, VoteState::Speak, VoteState::Listen, std::nullopt};
    Decision bySelected = decision;
    bySelected.flip = Flip{aya, Flip::Field::Selected, true, false, aya};
    Decision listed{.messageId = MessageId(u"m1"_s), .rule = Rule::Natural, .winner = aya};
    listed.candidates = {
        {.id = aya, .isListed = true, .draw = 48, .talkativeness = 500},
        {.id = companion(u"kyoko"_s), .selected = true, .isListed = true, .talkativeness = 0}};
    listed.queue = {companion(u"kyoko"_s)};
    listed.idle = true;
    Decision fallback{.messageId = MessageId(u"m1"_s), .rule = Rule::Fallback, .winner = aya};
    fallback.candidates = {{.id = aya, .cause = Cause::NotAsked}};
    fallback.cause = Cause::Timeout;
    Decision hushed{.messageId = MessageId(u"m1"_s)};
    hushed.candidates = {{.id = aya, .quiet = true}};
    return {{"a list", u"decision"_s, Decided{Millis(99), listed}},
            {"a director's silence", u"decision"_s, Decided{Millis(99), fallback}},
            {"a vote for silence", u"decision"_s, Decided{Millis(99), hushed}},
            {"a decision", u"decision"_s, Decided{Millis(99), decision}},
            {"one that a word would turn", u"decision"_s, Decided{Millis(99), byState}},
            {"one that a star would turn", u"decision"_s, Decided{Millis(99), bySelected}},
            {"a decision on nothing", u"decision"_s, Decided{Millis(0), Decision{.rule = Rule::Cued}}}};
}

QList<Named> turnEvents()
{
    const CallId call(u"c1"_s);
    return {
        {"content", u"content"_s, turnEvent(Content{u" 東京 "_s})},
        {"a tool asked", u"toolCallRequest"_s,
         turnEvent(ToolCallRequest{call, u"look"_s, raw(R"({"at":{"x":1.5}})"), true})},
        {"a tool answered", u"toolCallResponse"_s,
         turnEvent(ToolCallResponse{call, raw("[1,2]"), u"seen"_s, u"no"_s, u"denied"_s})},
        {"a tool answered well", u"toolCallResponse"_s,
         turnEvent(ToolCallResponse{call, raw(R"("ok")"), u""_s, {}, {}})},
        {"a tool to be allowed", u"toolCallConfirmation"_s,
         turnEvent(
             ToolCallConfirmation{call, u"send"_s, raw(R"({"to":"mum"})"), u"May it?"_s, Risk::Sensitive})},
        {"one that says itself what it is", u"toolCallConfirmation"_s,
         turnEvent(ToolCallConfirmation{call, u"send"_s, raw("{}"), {}, Risk::Act})},
        {"cancelled", u"userCancelled"_s, turnEvent(UserCancelled{})},
        {"an error", u"error"_s, turnEvent(TurnError{u"No."_s, 429, u"rateLimited"_s})},
        {"an error without a status", u"error"_s, turnEvent(TurnError{u"No."_s, {}, u"unreachable"_s})},
        {"compressed", u"chatCompressed"_s,
         turnEvent(ChatCompressed{12'000, 900, ChatCompressed::What::Compressed, u"s1"_s, {}})},
        {"not compressed", u"chatCompressed"_s,
         turnEvent(ChatCompressed{12'000, 12'000, ChatCompressed::What::Failed, {}, u"No answer."_s})},
        {"a thought", u"thought"_s, turnEvent(Thought{u"tea"_s, u"green or black"_s})},
        {"too many turns", u"maxSessionTurns"_s, turnEvent(MaxSessionTurns{40})},
        {"finished", u"finished"_s, turnEvent(Finished{u"stop"_s, 100, 20})},
        {"finished without counts", u"finished"_s, turnEvent(Finished{u"length"_s, {}, {}})},
        {"a loop", u"loopDetected"_s, turnEvent(LoopDetected{LoopDetected::What::SameText, u"again"_s, 10})},
    };
}

QList<Named> others()
{
    Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(PolicyName::Manual);
    room.deleted = true;
    return {
        {"an action", u"action"_s,
         Action{companion(u"aya"_s), u"gesture"_s, raw(R"({"type":"wave"})"), raw(R"({"n":1})")}},
        {"a query", u"query"_s, Query{u"q1"_s, companion(u"aya"_s), u"camera"_s, raw(R"({"wide":true})")}},
        {"a query of nothing more", u"query"_s, Query{u"q1"_s, companion(u"aya"_s), u"speech"_s, {}}},
        {"an answer", u"queryResult"_s, QueryResult{u"q1"_s, true, u"a cat"_s, {}}},
        {"a refusal", u"queryResult"_s, QueryResult{u"q1"_s, false, {}, u"no camera"_s}},
        {"a room", u"room"_s, RoomChanged{room}},
        {"a room with a scene and identities", u"room"_s, RoomChanged{stagedRoom()}},
        {"a room with a budget", u"room"_s, RoomChanged{modelledRoom()}},
        {"a room with a director", u"room"_s, RoomChanged{directedRoom()}},
        {"a room with a model", u"room"_s, RoomChanged{roomWithModel()}},
        {"a director that failed for a trouble", u"directorFailed"_s, directorFailedWithTrouble()},
        {"a new policy", u"policy"_s, newPolicy()},
        {"a vote with how it was had", u"voted"_s, votedInAManner()},
        {"a vote that failed for a trouble", u"voteFailed"_s, failedWithTrouble()},
        {"a question for votes with revisions", u"askVotes"_s, askedWithRevisions()},
        {"the first event of a turn", u"content"_s,
         TurnEvent{TurnId(u"t1"_s), companion(u"aya"_s), 1, 0, Content{u"Well"_s}, 12}},
        {"a summary", u"summarized"_s,
         Summarized{Summary{u"s1"_s, companion(u"aya"_s), MessageId(u"m1"_s), MessageId(u"m9"_s), 9,
                            u"Tea, and \"more\" tea.\n東京"_s, 4200, 300}}},
        {"an edit", u"edited"_s, MessageEdited{MessageId(u"m1"_s), u"Well,\nno.\u6771"_s}},
        {"an edit to nothing", u"edited"_s, MessageEdited{MessageId(u"m1"_s), {}}},
        {"another reply", u"rewound"_s, Rewound{7, Rewound::Why::ReplyAgain}},
        {"another decision", u"rewound"_s, Rewound{1, Rewound::Why::DecideAgain}},
        {"another alternative", u"rewound"_s, Rewound{9'000'000'000, Rewound::Why::Chosen}},
        {"what came of lorebooks before a turn", u"lore"_s, foundLore()},
        {"what came of lorebooks before a vote", u"lore"_s, LoreFound{.companion = companion(u"aya"_s)}},
        {"a summary taken off", u"summaryUndone"_s, SummaryUndone{u"s1"_s, companion(u"aya"_s)}}};
}

QList<Named> everyBody()
{
    return messages() + floorInputs() + floorOutputs() + decisions() + turnEvents() + others();
}

} // namespace

class TestEnvelopeWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBodyComesBack_data();
    void everyBodyComesBack();
    void everyAlternativeIsAmongThem();
    void anEnvelopeComesBackAsALine();
    void keysOfALaterVersionAreNoError();
    void aRemarkThatCannotBeReadIsLeftOut();
    void anOriginThatCannotBeReadIsLeftOut_data();
    void anOriginThatCannotBeReadIsLeftOut();
    void picturesThatCannotBeAreAnError_data();
    void picturesThatCannotBeAreAnError();
    void anUnknownKindIsAnError_data();
    void anUnknownKindIsAnError();
    void aBodyThatIsNoObjectIsAnError();
};

void TestEnvelopeWire::everyBodyComesBack_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<EnvelopeBody>("body");
    for (const Named &row : everyBody())
        QTest::newRow(row.name.constData()) << row.kind << row.body;
}

void TestEnvelopeWire::everyBodyComesBack()
{
    QFETCH(const QString, kind);
    QFETCH(const EnvelopeBody, body);

    const QByteArray bytes = wire::dump(wire::bodyToJson(body));
    const auto read =
        wire::parse(bytes).and_then([&](const wire::Json &json) { return wire::bodyFromJson(kind, json); });

    QCOMPARE(wire::kindOf(body), kind);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QVERIFY2(*read == body, bytes.constData());
}

void TestEnvelopeWire::everyAlternativeIsAmongThem()
{
    QSet<size_t> bodies;
    QSet<size_t> inputs;
    QSet<size_t> outputs;
    QSet<size_t> events;
    for (const Named &row : everyBody()) {
        bodies.insert(row.body.index());
        if (const auto *input = std::get_if<FloorTold>(&row.body))
            inputs.insert(input->input.kind.index());
        else if (const auto *output = std::get_if<FloorSaid>(&row.body))
            outputs.insert(output->output.kind.index());
        else if (const auto *event = std::get_if<TurnEvent>(&row.body))
            events.insert(event->kind.index());
    }

    QCOMPARE(size_t(bodies.size()), std::variant_size_v<EnvelopeBody::variant>);
    QCOMPARE(size_t(inputs.size()), std::variant_size_v<FloorInputKind>);
    QCOMPARE(size_t(outputs.size()), std::variant_size_v<FloorOutputKind> - 1); // Decision is its own body
    QCOMPARE(size_t(events.size()), std::variant_size_v<TurnEventKind>);
}

void TestEnvelopeWire::anEnvelopeComesBackAsALine()
{
    Envelope envelope;
    envelope.seq = 42;
    envelope.origin = u"window"_s;
    envelope.room = base::RoomId(u"room-tea"_s);
    envelope.t = Millis(1700);
    envelope.time = QDateTime(QDate(2026, 1, 1), QTime(17, 0, 1, 700), base::kUtc);
    for (const Named &row : everyBody()) {
        envelope.body = row.body;
        envelope.topic = topicOf(row.body);

        const auto read = wire::envelopeFromJson(wire::envelopeToJson(envelope));

        QVERIFY2(read, row.name.constData());
        QVERIFY2(*read == envelope, row.name.constData());
    }
}

void TestEnvelopeWire::keysOfALaterVersionAreNoError()
{
    for (const QList<Named> &part : {messages(), floorOutputs(), decisions(), turnEvents()}) {
        for (const Named &row : part) {
            wire::Json json = wire::bodyToJson(row.body);
            json["mood of 2031"] = {{"deep", {1, 2, 3}}};

            const auto read = wire::bodyFromJson(row.kind, json);

            QVERIFY2(read && *read == row.body, row.name.constData());
        }
    }
}

void TestEnvelopeWire::aRemarkThatCannotBeReadIsLeftOut()
{
    wire::Json vote = wire::bodyToJson(votedInAManner());
    vote["manner"]["rung"] = "telepathy";
    wire::Json failure = wire::bodyToJson(failedWithTrouble());
    failure["trouble"] = 7;
    wire::Json room = wire::bodyToJson(RoomChanged{modelledRoom()});
    room["models"]["votes"] = "by hand";

    const auto readVote = wire::bodyFromJson(u"voted", vote);
    const auto readFailure = wire::bodyFromJson(u"voteFailed", failure);
    const auto readRoom = wire::bodyFromJson(u"room", room);

    FloorTold bareVote = votedInAManner();
    bareVote.manner.reset();
    FloorTold bareFailure = failedWithTrouble();
    bareFailure.trouble.reset();
    Room kept = modelledRoom(); // its budget holds
    kept.models.votes = RoomModels::Votes::Independent;
    QVERIFY(readVote && *readVote == EnvelopeBody(bareVote));
    QVERIFY(readFailure && *readFailure == EnvelopeBody(bareFailure));
    QVERIFY(readRoom && *readRoom == EnvelopeBody(RoomChanged{kept}));
}

void TestEnvelopeWire::anOriginThatCannotBeReadIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("continued");
    QTest::newRow("a number") << QByteArray("7");
    QTest::newRow("a room without an id") << QByteArray(R"({"name":"Garden"})");
    QTest::newRow("an id that is none") << QByteArray(R"({"room":{"a":1},"name":"Garden"})");
    QTest::newRow("a name that is none") << QByteArray(R"({"room":"garden","name":["a"]})");
    QTest::newRow("an endless name") << R"({"room":"garden","name":")" + QByteArray(121, 'a') + R"("})";
}

void TestEnvelopeWire::anOriginThatCannotBeReadIsLeftOut()
{
    QFETCH(const QByteArray, continued);
    wire::Json json = wire::bodyToJson(RoomChanged{stagedRoom()});
    json["continued"] = *wire::parse(continued);
    Room kept = stagedRoom();
    kept.continued.reset();

    const auto read = wire::bodyFromJson(u"room", json);

    QVERIFY(read && *read == EnvelopeBody(RoomChanged{kept}));
}

void TestEnvelopeWire::picturesThatCannotBeAreAnError_data()
{
    QTest::addColumn<QByteArray>("pictures");
    QTest::addColumn<bool>("isRead");
    const QByteArray one = R"({"width":4,"height":3})";
    QTest::newRow("one") << "[" + one + "]" << true;
    QTest::newRow("no list") << one << false;
    QTest::newRow("five") << "[" + one + "," + one + "," + one + "," + one + "," + one + "]" << false;
    QTest::newRow("a path for a hash")
        << QByteArray(R"([{"width":4,"height":3,"hash":"../../etc/passwd"}])") << false;
    QTest::newRow("no size that a picture has") << QByteArray(R"([{"width":-4,"height":3}])") << false;
    QTest::newRow("endless words") << R"([{"width":4,"height":3,"description":")" + QByteArray(501, 'a') +
                                          R"("}])"
                                   << false;
}

void TestEnvelopeWire::picturesThatCannotBeAreAnError()
{
    QFETCH(const QByteArray, pictures);
    QFETCH(const bool, isRead);
    wire::Json json = wire::bodyToJson(MessagePosted{.message = plainMessage()});
    json["pictures"] = *wire::parse(pictures);
    QCOMPARE(bool(wire::bodyFromJson(u"posted"_s, json)), isRead);
}

void TestEnvelopeWire::anUnknownKindIsAnError_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("a new kind") << u"edited"_s << QByteArray(R"({"t":1,"id":"m1","message":"x"})");
    QTest::newRow("no kind") << QString() << QByteArray(R"({"t":1})");
    QTest::newRow("another case") << u"Voted"_s << QByteArray(R"({"t":1})");
    QTest::newRow("a new turn event")
        << u"dreamt"_s << QByteArray(R"({"turn":"t","companion":"c","attempt":1,"number":0,"Dreamt":{}})");
}

void TestEnvelopeWire::anUnknownKindIsAnError()
{
    QFETCH(const QString, kind);
    QFETCH(const QByteArray, body);
    QVERIFY(!wire::bodyFromJson(kind, *wire::parse(body)));
}

void TestEnvelopeWire::aBodyThatIsNoObjectIsAnError()
{
    for (const Named &row : everyBody()) {
        for (const wire::Json &json : {wire::Json(), wire::Json(7), wire::Json("x"), wire::Json::array({1})})
            QVERIFY2(!wire::bodyFromJson(row.kind, json), row.name.constData());
    }
}

SUITE_TEST(QCoreApplication, TestEnvelopeWire)

} // namespace tst_envelope_wire

#include "tst_envelope_wire.moc"
