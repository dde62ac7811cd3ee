// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"
#include "core/agent/prompt_preview.h"
#include "core/agent/votes/vote_prompt.h"
#include "core/agent/wake_prompt.h"
#include "core/model/witness.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

#include <random>

namespace tst_lore_privacy {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::LorePlace;
using tests::companion;
using tests::message;

namespace {

constexpr int kRooms = 10'000;
constexpr int kMostEntries = 5; // of a book
const QStringList kNames{u"aya"_s, u"ren"_s, u"mika"_s};
const QStringList kWords{u"storm"_s, u"harbour"_s, u"lantern"_s, u"salt"_s, u"crow"_s};

/// Everything that may be told has a mark of its own that appears nowhere else: <M3> for the third message,
/// <Laya2> for a companion's lore, <Naya> for what they remember.
QString mark(const QString &what) { return u"<"_s + what + u">"_s; }

class RandomRoom
{
public:
    explicit RandomRoom(quint32 seed)
        : m_dice(seed)
    {
        for (const QString &name : kNames)
            m_books.append(book(name));
        m_shared = {{book(u"room"_s)}, {book(u"user"_s)}, {book(u"world"_s)}};
        const int messages = pick(9);
        for (int i = 0; i < messages; ++i)
            m_talk.append(said(i));
    }

    [[nodiscard]] const QList<model::Message> &talk() const { return m_talk; }
    [[nodiscard]] agent::Scene sceneOf(int who) const
    {
        agent::Scene scene;
        scene.persona = tests::persona(kNames.at(who)).named(Language::English, kNames.at(who));
        scene.persona.lore = {m_books.at(who)};
        scene.room = base::RoomId(u"room"_s);
        for (const QString &name : kNames)
            scene.present.append({companion(name), name, {}});
        scene.present.append({tests::user(), u"Visitor"_s, {}});
        for (const model::Message &one : m_talk) {
            if (model::witnesses(scene.persona.id, one))
                scene.witnessed.append(one);
        }
        scene.notes = {mark(u'N' + kNames.at(who))};
        scene.sharedLore = m_shared;
        return scene;
    }

private:
    int pick(int most) { return int(m_dice() % quint32(most + 1)); }
    const QString &word() { return kWords.at(pick(int(kWords.size()) - 1)); }

    model::Message said(int number)
    {
        auto made = message(u"m%1"_s.arg(number)).says(word() + u' ' + mark(u"M%1"_s.arg(number)));
        const int from = pick(int(kNames.size()));
        made.from(from == kNames.size() ? tests::user() : companion(kNames.at(from)));
        if (pick(2) == 0)
            made.to({companion(kNames.at(pick(int(kNames.size()) - 1)))}).whispered();
        return made;
    }

    model::LoreBook book(const QString &owner)
    {
        model::LoreBook book{.name = u"Everybody's"_s, .recursive = pick(1) == 0};
        const int entries = pick(kMostEntries);
        for (int i = 0; i < entries; ++i) {
            model::LoreEntry entry{.keys = {word()},
                                   .content = word() + u' ' + mark(u'L' + owner + QString::number(i))};
            entry.constant = pick(4) == 0;
            entry.scanDepth = pick(4);
            if (pick(1) == 0)
                entry.spot =
                    model::LoreSpot{LorePlace(pick(6)), pick(5), model::LoreRole::System, pick(3) == 0};
            if (pick(3) == 0)
                entry.timing = model::LoreTiming{pick(3), pick(2), pick(2)};
            book.entries.append(entry);
        }
        return book;
    }

    std::mt19937 m_dice;
    QList<model::LoreBook> m_books;
    model::SharedLore m_shared; ///< of the room, the user and the studio
    QList<model::Message> m_talk;
};

QString whole(const QList<llm::ChatText> &prompt)
{
    QString text;
    for (const llm::ChatText &part : prompt)
        text += part.text + u'\n';
    return text;
}

/// Everything that only this companion is told, in every kind of prompt.
QString toldTo(const agent::Scene &scene)
{
    agent::Scene told = agent::expanded(scene);
    QString all = whole(agent::speechPrompt(told)) + whole(agent::votePrompt(told));
    told.resource = llm::ResourceFloor{};
    return all + whole(agent::wakePrompt(told));
}

/// The marks in a text that are not known.
QStringList strangeMarks(const QString &text, const QSet<QString> &known)
{
    QStringList strange;
    for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at + 1)) {
        const QString found = text.mid(at, text.indexOf(u'>', at) + 1 - at);
        if (!known.contains(found))
            strange.append(found);
    }
    return strange;
}

} // namespace

class TestLorePrivacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsToldWhatIsNotForThem();
    void whatFiresWasHeard();
};

void TestLorePrivacy::nobodyIsToldWhatIsNotForThem()
{
    int lore = 0;
    int kept = 0; // messages hidden from somebody
    for (quint32 seed = 0; seed < kRooms; ++seed) {
        const RandomRoom room(seed);
        const int who = int(seed) % int(kNames.size());
        const agent::Scene scene = room.sceneOf(who);
        QSet<QString> mayKnow{mark(u'N' + kNames.at(who))};
        for (qsizetype i = 0; i < scene.persona.lore.first().entries.size(); ++i)
            mayKnow.insert(mark(u'L' + kNames.at(who) + QString::number(i)));
        for (const auto &name : {u"room"_s, u"user"_s, u"world"_s}) {
            for (int i = 0; i < kMostEntries; ++i)
                mayKnow.insert(mark(u'L' + name + QString::number(i)));
        }
        for (const model::Message &heard : scene.witnessed)
            mayKnow.insert(heard.text.section(u' ', 1));
        kept += int(room.talk().size() - scene.witnessed.size());

        const QString told = toldTo(scene);

        const QStringList strange = strangeMarks(told, mayKnow);
        QVERIFY2(strange.isEmpty(), qPrintable(u"room %1: %2"_s.arg(seed).arg(strange.join(u' '))));
        lore += int(told.count(u"<L"_s));
    }
    const QByteArray asked =
        QByteArray::number(lore) + " pieces of lore, unheard messages: " + QByteArray::number(kept);
    QVERIFY2(lore > kRooms && kept > kRooms / 4, asked); // the rooms must be varied enough to matter
}

void TestLorePrivacy::whatFiresWasHeard()
{
    int fired = 0;
    for (quint32 seed = 0; seed < kRooms; ++seed) {
        const agent::Scene scene = RandomRoom(seed).sceneOf(int(seed) % int(kNames.size()));
        const QList<model::LoreVerdict> verdicts = agent::previewPrompt(scene).lore.verdicts;
        for (const model::LoreVerdict &verdict : verdicts) {
            const bool byMessage = verdict.state == model::LoreVerdict::State::Fired &&
                                   verdict.cause == model::LoreCause::Key && !verdict.firedBy;
            if (!byMessage)
                continue;
            ++fired;
            QVERIFY(verdict.message.has_value());
            const model::Message heard = scene.witnessed.value(*verdict.message - 1);
            QVERIFY2(heard.text.contains(verdict.key), qPrintable(u"room %1"_s.arg(seed)));
        }
    }
    QVERIFY(fired > kRooms / 4);
}

SUITE_TEST(QCoreApplication, TestLorePrivacy)

} // namespace tst_lore_privacy

#include "tst_lore_privacy.moc"
