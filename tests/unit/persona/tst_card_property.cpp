// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/card/group_file.h"
#include "tests/support/card_files/random_json.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_card_property {

using namespace Qt::StringLiterals;
using namespace studio;
using model::CardFormat;
using model::Persona;
using persona::readCard;
using persona::writeCard;

/// Cards with any content, a thousand at a time: everything that goes in comes out.
class TestCardProperty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNobodyKnowsSurvivesByteForByte_data();
    void whatNobodyKnowsSurvivesByteForByte();
    void whatIsReadIsReadAgainFromEveryFormat();
    void aCardOfAikyoSurvivesByteForByte();
    void aGroupSurvivesByteForByte();
};

namespace {

constexpr int kRounds = tests::rounds(60);

/// A card with unknown members in every place that allows them.
struct Made
{
    QByteArray file;
    QByteArrayList foreign; ///< as written, key and value
    QByteArrayList values;  ///< of the unknown members
};

class Maker
{
public:
    explicit Maker(quint32 seed)
        : m_json(seed)
    {
    }

    Made card(CardFormat format)
    {
        m_made = {};
        const QByteArray inside = "\"name\":\"Mika\"," + text("description") + text("first_mes") +
                                  text("personality") + text("scenario") + text("mes_example");
        if (format == CardFormat::V1) {
            m_made.file = '{' + inside + foreign("x_one") + "\"x\":0}";
            return m_made;
        }
        const QByteArray spec = format == CardFormat::V2 ? "2" : "3";
        const QByteArray book = R"({"extensions":{},"entries":[{"keys":["k"],"content":"c",)" +
                                foreign("x_entry") + R"("enabled":true}],)" + foreign("x_book") + "\"x\":0}";
        m_made.file = m_json.space() + R"({"spec":"chara_card_v)" + spec + R"(","spec_version":")" + spec +
                      R"(.0",)" + foreign("x_top") + "\"data\":" + m_json.space() + '{' + inside +
                      text("creator_notes") + list("tags") + list("alternate_greetings") +
                      list("group_only_greetings") + "\"character_book\":" + book + ',' + "\"extensions\":{" +
                      foreign("acme/x") + R"("talkativeness":0.25},)" + foreign("x_data") + "\"x\":0}" +
                      m_json.space() + '}' + m_json.space();
        return m_made;
    }

    QByteArray foreign(const QByteArray &key)
    {
        const QByteArray value = m_json.value(4);
        const QByteArray member = '"' + key + '"' + m_json.space() + ':' + m_json.space() + value;
        m_made.foreign.append(member);
        m_made.values.append(value);
        return member + m_json.space() + ',' + m_json.space();
    }

private:
    /// Mostly of the right type.
    QByteArray text(const QByteArray &key)
    {
        static const QByteArrayList texts{
            "\"\"", "\"A {{char}}.\"", "\"\\u7dbe \\n\\\"x\\\"\"", "\"綾 😀\"", "7", "null"};
        return '"' + key + "\":" + texts.at(m_json.below(int(texts.size()))) + ',' + m_json.space();
    }

    QByteArray list(const QByteArray &key)
    {
        static const QByteArrayList lists{"[]", "[\"a\", \"b\\n\"]", "[\"\",\"x\",\"x\"]", "\"a, b\"",
                                          "[1,\"c\"]"};
        return '"' + key + "\":" + lists.at(m_json.below(int(lists.size()))) + ',' + m_json.space();
    }

    tests::RandomJson m_json;
    Made m_made;
};

/// The source file is not part of the persona.
Persona withoutFile(Persona persona)
{
    persona.card.format.reset();
    persona.card.specVersion.clear();
    return persona;
}

} // namespace

void TestCardProperty::whatNobodyKnowsSurvivesByteForByte_data()
{
    QTest::addColumn<CardFormat>("format");
    QTest::newRow("V1") << CardFormat::V1;
    QTest::newRow("V2") << CardFormat::V2;
    QTest::newRow("V3") << CardFormat::V3;
}

void TestCardProperty::whatNobodyKnowsSurvivesByteForByte()
{
    QFETCH(const CardFormat, format);
    Maker maker(20260902);
    for (int i = 0; i < kRounds; ++i) {
        const Made made = maker.card(format);
        const auto card = readCard(made.file);
        QVERIFY2(card, made.file.constData());

        QCOMPARE(*writeCard(card->persona, format, {made.file, {}}), made.file);

        Persona changed = card->persona;
        changed.texts[changed.mainLanguage].name = u"Ren"_s;
        changed.texts[changed.mainLanguage].endNote = u"Say \"little\"."_s;
        changed.tags = {u"new"_s};
        changed.talkativeness = 1;
        for (const CardFormat target : {CardFormat::V1, CardFormat::V2, CardFormat::V3}) {
            const QByteArray written = *writeCard(changed, target, {made.file, {}});
            // In a V1, values beside `data` move to other members, each unchanged.
            const bool moves = target == CardFormat::V1;
            for (const QByteArray &foreign : moves ? made.values : made.foreign)
                QVERIFY2(written.contains(foreign),
                         QByteArrayList({foreign, made.file, written}).join("\n").constData());
            const auto again = readCard(written);
            QVERIFY2(again, written.constData());
            const QString name = again->persona.textIn(again->persona.mainLanguage).name;
            QCOMPARE(name, u"Ren"_s);
            QCOMPARE(again->persona.tags, QStringList{u"new"_s});
            QCOMPARE(again->persona.talkativeness, 1.0);
        }
    }
}

void TestCardProperty::whatIsReadIsReadAgainFromEveryFormat()
{
    Maker maker(20260903);
    for (int i = 0; i < kRounds; ++i) {
        for (const CardFormat format : {CardFormat::V1, CardFormat::V2, CardFormat::V3}) {
            const Made made = maker.card(format);
            const auto card = readCard(made.file);
            QVERIFY2(card, made.file.constData());
            for (const CardFormat target : {CardFormat::V1, CardFormat::V2, CardFormat::V3}) {
                const QByteArray written = *writeCard(card->persona, target, {made.file, {}});
                const auto again = readCard(written);
                QVERIFY2(again, written.constData());
                QCOMPARE(again->format, target);
                QVERIFY2(withoutFile(again->persona) == withoutFile(card->persona),
                         QByteArrayList({made.file, written}).join("\n").constData());
            }
            // Without the original: everything that the companion itself holds.
            const auto fresh = readCard(*writeCard(card->persona, CardFormat::V3));
            QVERIFY(fresh);
            QVERIFY2(withoutFile(fresh->persona) == withoutFile(card->persona), made.file.constData());
            const auto own = readCard(*writeCard(card->persona, CardFormat::Studio, {made.file, {}}));
            QVERIFY(own);
            QVERIFY(own->persona == card->persona);
            QCOMPARE(own->source, made.file);
        }
    }
}

void TestCardProperty::aCardOfAikyoSurvivesByteForByte()
{
    Maker maker(20260904);
    for (int i = 0; i < kRounds; ++i) {
        const QByteArray file = R"({"metadata":{"id":"companion_ren",)" + maker.foreign("x_meta") +
                                R"("name":"ren"},)" + maker.foreign("actions") + maker.foreign("events") +
                                R"("role":"\u7dbe","x":0})";
        const auto card = readCard(file);
        QVERIFY2(card, file.constData());
        QCOMPARE(*writeCard(card->persona, CardFormat::Aikyo, {file, {}}), file);

        Persona changed = card->persona;
        changed.texts[changed.mainLanguage].role = u"Host."_s;
        QCOMPARE(*writeCard(changed, CardFormat::Aikyo, {file, {}}),
                 QByteArray(file).replace(R"("role":"\u7dbe")", R"("role":"Host.")"));
    }
}

void TestCardProperty::aGroupSurvivesByteForByte()
{
    Maker maker(20260905);
    for (int i = 0; i < kRounds; ++i) {
        const QByteArray file = R"({"name":"G",)" + maker.foreign("chat_metadata") +
                                R"("members":["a.png"],"activation_strategy":1,)" + maker.foreign("x_later") +
                                "\"chats\":[]}";
        const auto group = persona::readGroupFile(file);
        QVERIFY2(group, file.constData());
        QCOMPARE(*persona::writeGroupFile(*group, {}), file);
    }
}

SUITE_TEST(QCoreApplication, TestCardProperty)

} // namespace tst_card_property

#include "tst_card_property.moc"
