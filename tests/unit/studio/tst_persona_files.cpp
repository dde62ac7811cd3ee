// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QCryptographicHash>
#include <QSignalSpy>

namespace tst_persona_files {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::Language;
using ports::PersonaPort;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

QByteArray onePixel()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Erk"
        "Jggg==");
}

model::Persona aya()
{
    model::Persona persona = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    persona.revision = 0;
    return persona;
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

/// Imported companions, their earlier versions, and what models are told of them.
class TestPersonaFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardIsKeptWithItsFile();
    void picturesOfFeelingsAreStored();
    void aTakenIdIsNeverReplaced();
    void aFlawedCardLeavesNothingBehind();
    void aSourceBeyondAllBoundsIsRefused();
    void whoIsKnownAlreadyIsTold();
    void whoIsKnownIsToldFromTheStart();
    void revisionsAreListedNewestFirst();
    void thoseOfAStrangerAreNone();
    void aPreviewIsGivenOfAnUnfinishedPersona();
    void aPreviewHasTheLorebooksOfAllRooms();
    void manyImportsAreFewChanges();
};

void TestPersonaFiles::aCardIsKeptWithItsFile()
{
    const TemporaryStudio studio;
    const QByteArray file = "{\"the\": \"file\"}";
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(
            !tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), file, onePixel()}));
    }
    StudioHouse house(studio.dataFolder());
    const auto listed = tests::answerTo(house.personas(), &ports::PersonaPort::listPersonas)();

    QVERIFY(listed);
    const model::Persona kept = listed->value(0);
    QCOMPARE(kept.card.source, hashOf(file));
    QCOMPARE(tests::answerTo(house.personas(), &ports::PersonaPort::readPicture)(kept.avatar.picture),
             onePixel());
}

// Added to the pictures that she has; an invalid picture refuses all.
void TestPersonaFiles::picturesOfFeelingsAreStored()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const auto import = tests::answerTo(house.personas(), &ports::PersonaPort::importPersona);
    model::Persona wanted = aya();
    wanted.avatar.sprites = {{u"joy"_s, u"old"_s}, {u"fear"_s, hashOf(onePixel())}};

    QVERIFY(!import({wanted, {}, {}, {{u"joy"_s, "no picture"}}}));
    const auto saved = import({wanted, {}, {}, {{u"joy"_s, onePixel()}}});
    QVERIFY(saved);

    const QString hash = hashOf(onePixel());
    QCOMPARE(saved->avatar.sprites, (QMap<QString, QString>{{u"fear"_s, hash}, {u"joy"_s, hash}}));
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::readPicture)(hash));
}

void TestPersonaFiles::aTakenIdIsNeverReplaced()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), "one", {}}));

    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), "two", {}})->code,
             ErrorCode::Conflict);

    model::Persona wanted = aya();
    wanted.revision = 1; // as the user answered
    const auto saved =
        tests::answerTo(house.personas(), &ports::PersonaPort::importPersona)({wanted, "two", {}});
    QVERIFY(saved);
    QCOMPARE(saved->revision, 2);
    QCOMPARE(saved->card.source, hashOf("two"));
}

void TestPersonaFiles::aFlawedCardLeavesNothingBehind()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy changed(&house.personas(), &PersonaPort::personasChanged);

    model::Persona nameless = aya();
    nameless.texts[Language::English].name.clear();
    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({nameless, "x", {}})->code,
             ErrorCode::InvalidInput);
    QCOMPARE(
        tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), "x", "no picture"})->code,
        ErrorCode::InvalidInput);

    QVERIFY(changed.isEmpty());
}

void TestPersonaFiles::aSourceBeyondAllBoundsIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QByteArray huge(33 * 1024 * 1024, 'x');
    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), huge, {}})->code,
             ErrorCode::InvalidInput);
}

void TestPersonaFiles::whoIsKnownAlreadyIsTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), {}, {}}));
    model::Persona other = aya();
    other.texts[Language::English].role = u"another"_s;

    const auto found =
        tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(wire::personaToBytes(other));

    QVERIFY(found && found->known);
    QCOMPARE(found->known->revision, 1);
    QCOMPARE(found->persona.texts.value(Language::English).role, u"another"_s);
}

// The first request comes before the store has reported the companions.
void TestPersonaFiles::whoIsKnownIsToldFromTheStart()
{
    const TemporaryStudio studio;
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::importPersona)({aya(), {}, {}}));
    }
    StudioHouse house(studio.dataFolder());

    const auto read =
        tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(wire::personaToBytes(aya()));

    QVERIFY(read && read->known);
}

void TestPersonaFiles::revisionsAreListedNewestFirst()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    for (const QString &role : {u"one"_s, u"two"_s, u"three"_s}) {
        model::Persona changed = aya();
        changed.revision = 1;
        changed.texts[Language::English].role = role;
        QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(changed));
    }
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(companion(u"aya"_s)));

    const auto listed =
        tests::answerTo(house.personas(), &ports::PersonaPort::listRevisions)(companion(u"aya"_s));

    QVERIFY(listed);
    QList<model::PersonaRevision> revisions = *listed;
    QCOMPARE(revisions.size(), 3); // archiving makes no revision
    QCOMPARE(revisions[0].persona.texts[Language::English].role, u"three"_s);
    QCOMPARE(revisions[2].persona.revision, 1);
    QVERIFY(revisions[0].savedAt >= revisions[2].savedAt && revisions[2].savedAt > 0);
}

void TestPersonaFiles::thoseOfAStrangerAreNone()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const auto listed =
        tests::answerTo(house.personas(), &ports::PersonaPort::listRevisions)(companion(u"nobody"_s));
    QVERIFY(listed);
    QVERIFY(listed->isEmpty());
}

void TestPersonaFiles::aPreviewIsGivenOfAnUnfinishedPersona()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona unnamed;
    unnamed.texts[Language::Japanese].story = u"{{user}}の友だち"_s;

    const auto preview = tests::answerTo(house.personas(), &ports::PersonaPort::previewPrompt)(
        {.persona = unnamed, .line = u"やあ"_s, .language = Language::Japanese, .user = u"美香"_s});

    QVERIFY(preview);
    QString speech;
    for (const model::PromptPart &part : preview->speech)
        speech += part.text;
    QVERIFY2(speech.contains(u"| 美香の友だち"_s), qPrintable(speech));
    QVERIFY(speech.contains(u"| やあ"_s));
    QVERIFY(!preview->vote.isEmpty());
    QCOMPARE(preview->expansions.size(), 1);
    QVERIFY(house.model().requests().isEmpty());
}

void TestPersonaFiles::aPreviewHasTheLorebooksOfAllRooms()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    room::Shelf shelf;
    const model::LoreBook sea{.name = u"Sea"_s, .entries = {{.keys = {u"storm"_s}, .content = u"Vesna"_s}}};
    shelf.put({.id = base::LorebookId(u"b1"_s), .book = sea, .everywhere = true});
    shelf.put({.id = base::LorebookId(u"b2"_s), .book = sea});
    house.personas().knowShelf(shelf);

    const auto preview = tests::answerTo(house.personas(), &ports::PersonaPort::previewPrompt)(
        {.persona = {}, .line = u"A storm."_s});

    QVERIFY(preview);
    QCOMPARE(preview->shared.everywhere, QList<model::LoreBook>{sea});
    QCOMPARE(preview->lore.verdicts.size(), 1);
    QCOMPARE(preview->lore.verdicts.first().state, model::LoreVerdict::State::Fired);
    QCOMPARE(preview->lore.verdicts.first().entry.source, int(model::LoreOwner::Everywhere));
}

void TestPersonaFiles::manyImportsAreFewChanges()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    qsizetype saved = 0;
    QList<qsizetype> told; // how many were saved at each report of a change
    connect(
        &house.personas(), &PersonaPort::personasChanged, this, [&] { told.append(saved); },
        Qt::QueuedConnection);
    for (int i = 0; i < 100; ++i) {
        model::Persona persona = aya();
        persona.id = companion(u"c%1"_s.arg(i));
        house.personas().importPersona({persona, QByteArray::number(i), {}},
                                       {this, [&saved](const auto &imported) { saved += imported ? 1 : 0; }});
    }

    QTRY_COMPARE(saved, 100);
    QTRY_VERIFY(told.constLast() >= 99); // the last change is reported too, at the latest before its answer
    QVERIFY(told.size() < 50);
}

SUITE_TEST(QCoreApplication, TestPersonaFiles)

} // namespace tst_persona_files

#include "tst_persona_files.moc"
