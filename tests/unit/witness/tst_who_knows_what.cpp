// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/witness/secret_house.h"

#include <QFile>
#include <QTest>

namespace tst_who_knows_what {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::ParticipantId;
using model::PolicyName;

namespace {

constexpr int kRooms = tests::rounds(120);
constexpr int kRoomsOfOneStudio = 6; // companions bring their notes along
constexpr int kSteps = 16;           // before the restart, and again after it
const QStringList kNames{u"aya"_s, u"kyoko"_s, u"mei"_s, u"rin"_s};

/// One room with random events, and whispers in between.
class Scheme
{
public:
    Scheme(const QString &folder, SecretHouse::Judges &judges, quint32 seed)
        : m_folder(folder)
        , m_judges(judges)
        , m_dice(seed)
        , m_seed(seed)
    {
        open();
        ports::NewRoom wanted{
            {.name = u"Room %1"_s.arg(seed), .roster = someCompanions(), .policy = policy()}};
        wanted.identities = {{ParticipantId(u"user"_s), u"Robin"_s, {}, {}},
                             {ParticipantId(u"user_mina"_s), u"Mina"_s, {}, {}}};
        wanted.turns.whispersAloud = answersAloud();
        if (below(3) > 0)
            wanted.models.votes = model::RoomModels::Votes::Batched;
        m_room = m_house->create(wanted);
        m_house->open(m_room);
    }

    void play()
    {
        for (int step = 0; step < kSteps; ++step)
            something();
        m_house->settle();
    }

    void restart()
    {
        m_house.reset();
        open();
        m_house->open(m_room);
        m_sinceRestart.clear();
    }

    /// The flaws; empty if there are none.
    QStringList flaws()
    {
        QStringList flaws = std::exchange(m_judges.leaks, {});
        const auto check = [&](const ParticipantId &who, const QString &where, const QString &text) {
            for (const QString &mark : Secrets::in(text)) {
                if (!m_judges.secrets.mayKnow(who, mark))
                    flaws.append(u"%1 reads %2 in %3"_s.arg(who.value(), mark, where));
            }
        };
        const QString bobReads = m_house->bobReads();
        check(bob(), u"its history"_s, bobReads);
        check(fay(), u"its frames"_s, m_house->fayHears());
        check(ParticipantId(u"guest:stranger"_s), u"what all programs read"_s, m_house->strangersHear());
        for (const QString &told : {bobReads, m_house->fayHears(), m_house->strangersHear()}) {
            if (told.contains(u"LORE-"_s))
                flaws.append(u"a program reads what came of a lorebook"_s);
        }
        for (const QString &mark : m_sinceRestart) {
            if (m_judges.secrets.mayKnow(bob(), mark) && !bobReads.contains(mark))
                flaws.append(u"Bob was not told %1"_s.arg(mark));
            if (m_judges.secrets.mayKnow(fay(), mark) && !m_house->fayHears().contains(mark))
                flaws.append(u"Fay was not told %1"_s.arg(mark));
        }
        m_knowledge =
            answerOf<ports::Knowledge>(m_house->witnesses(), &ports::WitnessPort::readKnowledge, m_room)
                .value();
        for (const ParticipantId &who : everybody())
            flaws += flawsOfFiles(who) + flawsOfView(who);
        const QString all = exported({}, ports::RecordFormat::Markdown);
        if (Secrets::in(all) != m_judges.secrets.of(m_room))
            flaws.append(u"the person does not see all"_s);
        m_hasLore = exported({}, ports::RecordFormat::Json).contains(u"\"kind\":\"lore\""_s);
        if (all.count(u"whispered to"_s) < m_judges.secrets.of(m_room).size())
            flaws.append(u"a whisper is not marked as one"_s);
        return flaws;
    }

    /// Whether the log in flaws() mentioned lorebooks: in requests to companions.
    [[nodiscard]] bool hasLore() const { return m_hasLore; }

private:
    void open()
    {
        m_house = std::make_unique<SecretHouse>(m_folder, m_judges, m_dice, 2 * quint64(m_seed) + m_openings);
        ++m_openings;
    }

    [[nodiscard]] bool answersAloud() const { return m_seed % 2 == 0; }
    int below(int bound) { return int(m_dice.bounded(bound)); }
    template<class Value>
    Value oneOf(const QList<Value> &values)
    {
        return values.at(below(int(values.size())));
    }

    [[nodiscard]] static QList<ParticipantId> everybody()
    {
        QList<ParticipantId> all{bob(), fay()};
        for (const QString &name : kNames)
            all.append(companion(name));
        return all;
    }

    QList<ParticipantId> someOf(const QList<ParticipantId> &all, int oneIn)
    {
        QList<ParticipantId> some;
        for (const ParticipantId &id : all) {
            if (below(oneIn) == 0)
                some.append(id);
        }
        return some.isEmpty() ? QList{oneOf(all)} : some;
    }

    QList<ParticipantId> someCompanions()
    {
        QList<ParticipantId> roster;
        for (const QString &name : kNames) {
            if (below(5) > 0)
                roster.append(companion(name));
        }
        return roster.isEmpty() ? QList{companion(u"aya"_s)} : roster;
    }

    model::PolicySettings policy()
    {
        model::PolicySettings policy;
        policy.policy = oneOf<PolicyName>({PolicyName::Vote, PolicyName::Vote, PolicyName::Resource,
                                           PolicyName::Ring, PolicyName::Manual, PolicyName::Director});
        policy.seed = quint64(below(1000));
        return policy;
    }

    QString filler()
    {
        return u"Well, %1: there is a lot to be said of the weather, of what there was to eat, and of how "
               u"late "
               "all the trains were this week; and then of the garden, too, with its beans, and of all who "
               "walk "
               "by there in the evening, and stop, and ask what it is that grows so well beside the wall."_s
                   .arg(below(1'000'000));
    }

    void whisper()
    {
        const ParticipantId from(oneOf<QString>({u"user"_s, u"user_mina"_s}));
        const QList<ParticipantId> to = someOf(everybody(), 4);
        const QString mark = m_judges.secrets.make(m_room, from, to);
        m_sinceRestart.append(mark);
        m_house->rooms().say(
            m_room,
            {.from = from, .text = u"Between us: %1. "_s.arg(mark) + filler(), .to = to, .whisper = true},
            {});
    }

    void something()
    {
        services::RoomService &rooms = m_house->rooms();
        switch (below(12)) {
        case 0:
        case 1:
        case 2:
        case 3: whisper(); break;
        case 4:
        case 5:
        case 6:
            rooms.say(m_room,
                      {.from = ParticipantId(oneOf<QString>({u"user"_s, u"user_mina"_s})),
                       .text = filler(),
                       .to = below(3) == 0 ? someOf(everybody(), 3) : QList<ParticipantId>()},
                      {});
            break;
        case 7: rooms.cue(m_room, companion(oneOf(kNames)), {}); break;
        case 8: rooms.setMuted(m_room, companion(oneOf(kNames)), below(3) == 0, {}); break;
        case 9: change(); break;
        case 10:
            m_house->guests().speak(m_room, {.from = oneOf<ParticipantId>({bob(), fay()}), .text = filler()},
                                    u"mcp"_s, {});
            break;
        case 11: rooms.transport(m_room, ports::Transport::Play, {}); break;
        }
        m_house->pass(below(4) == 0 ? below(12'000) : below(1'500));
    }

    void change()
    {
        switch (below(3)) {
        case 0: m_house->rooms().setRoster(m_room, someCompanions() + QList{bob(), fay()}, {}); return;
        case 1: m_house->rooms().setPolicy(m_room, policy(), {}); return;
        case 2: m_house->rooms().setPolicy(m_room, policy(), {}); return;
        }
    }

    QString exported(const std::optional<ParticipantId> &witness, ports::RecordFormat format)
    {
        const QString file = m_folder + u"/room.txt"_s;
        Answer<QString> answer;
        const base::Job job =
            m_house->records().exportRoom({m_room, format, {}, witness}, file, {}, answer.then());
        if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, 60'000))
            return u"no answer"_s;
        if (!answer.result()) // a companion who was never there
            return answer.result().error().code == base::ErrorCode::NotFound ? QString() : u"not exported"_s;
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : u"not read"_s;
    }

    QStringList flawsOfFiles(const ParticipantId &who)
    {
        QStringList flaws;
        for (const auto format : {ports::RecordFormat::Json, ports::RecordFormat::Markdown}) {
            if (below(2) == 0)
                continue;
            const QString document = exported(who, format);
            if (!document.isEmpty() && Secrets::in(document) != m_judges.secrets.of(m_room, who))
                flaws.append(u"the document of %1 is not what it has witnessed"_s.arg(who.value()));
            for (const QString &name : kNames) {
                if (companion(name) != who && document.contains(loreMark(companion(name))))
                    flaws.append(u"%1 reads of the lorebook of %2"_s.arg(who.value(), name));
            }
        }
        return flaws;
    }

    QStringList flawsOfView(const ParticipantId &who)
    {
        QStringList flaws;
        for (const ports::Knower &one : m_knowledge.knowers) {
            if (one.id != who)
                continue;
            QString own = one.summary ? one.summary->text : QString();
            for (const model::MemoryNote &note : one.notes)
                own += note.text;
            for (const QString &mark : Secrets::in(own)) {
                if (!m_judges.secrets.mayKnow(who, mark))
                    flaws.append(u"%1 of %2 is in its summary or its notes"_s.arg(mark, who.value()));
            }
            // Whispers that answer are no secrets of the judge: of them only the least number is known.
            const qint64 most = m_knowledge.messages -
                                (m_judges.secrets.of(m_room) - m_judges.secrets.of(m_room, who)).size();
            if (answersAloud() ? one.heard != most : one.heard > most)
                flaws.append(u"the messages of %1 are counted wrongly"_s.arg(who.value()));
        }
        for (const bool whispersOnly : {false, true}) {
            QString read;
            qint64 rows = 0;
            ports::WitnessPage page;
            do {
                page = answerOf<ports::WitnessPage>(m_house->witnesses(), &ports::WitnessPort::readWitnessed,
                                                    ports::WitnessFilter{m_room, who, whispersOnly}, rows,
                                                    qint64(10))
                           .value();
                for (const model::MessageRow &row : page.rows)
                    read += row.posted.message.text;
                rows += page.rows.size();
            } while (!page.rows.isEmpty());
            if (Secrets::in(read) != m_judges.secrets.of(m_room, who) || rows != page.total)
                flaws.append(u"the view shows %1 something else than it has witnessed"_s.arg(who.value()));
        }
        return flaws;
    }

    QString m_folder;
    ports::Knowledge m_knowledge;
    SecretHouse::Judges &m_judges;
    QRandomGenerator m_dice;
    quint32 m_seed;
    quint64 m_openings = 0;
    std::unique_ptr<SecretHouse> m_house;
    base::RoomId m_room;
    QStringList m_sinceRestart;
    bool m_hasLore = false;
};

} // namespace

/// Whatever happens in a room: no word of a whisper reaches anybody who did not witness it, by a request to a
/// model, a door or a file; and every witness gets it.
class TestWhoKnowsWhat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noWordOfAWhisperReachesWhoDidNotWitnessIt();
};

void TestWhoKnowsWhat::noWordOfAWhisperReachesWhoDidNotWitnessIt()
{
    std::unique_ptr<TemporaryStudio> studio;
    SecretHouse::Judges judges;
    int roomsWithLore = 0;
    for (quint32 seed = 0; seed < kRooms; ++seed) {
        if (seed % kRoomsOfOneStudio == 0)
            studio = std::make_unique<TemporaryStudio>();
        Scheme scheme(studio->dataFolder(), judges, seed);
        scheme.play();
        QStringList flaws = scheme.flaws();
        QVERIFY2(flaws.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + flaws.mid(0, 10).join(u"; "_s)));
        scheme.restart();
        scheme.play();
        flaws = scheme.flaws();
        QVERIFY2(flaws.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + flaws.mid(0, 10).join(u"; "_s)));
        roomsWithLore += scheme.hasLore() ? 1 : 0;
    }
    QVERIFY(roomsWithLore > kRooms / 2);

    const TelltaleModel::Seen &seen = judges.seen;
    const QString counts =
        u"%1 requests, %2 secrets, %3 batches, %4 wakes, %5 summaries, %6 with one, %7 with notes, "
        "%8 with results of tools, %9 choices"_s.arg(seen.requests)
            .arg(seen.secrets)
            .arg(seen.batches)
            .arg(seen.wakes)
            .arg(seen.summaries)
            .arg(seen.afterSummaries)
            .arg(seen.notes)
            .arg(seen.toolResults)
            .arg(seen.choices);
    for (const int count : {seen.secrets, seen.batches, seen.wakes, seen.summaries, seen.afterSummaries,
                            seen.notes, seen.toolResults, seen.choices})
        QVERIFY2(count > 0, qPrintable(counts)); // otherwise nothing was proved
}

SUITE_TEST(QCoreApplication, TestWhoKnowsWhat)

} // namespace tst_who_knows_what

#include "tst_who_knows_what.moc"
