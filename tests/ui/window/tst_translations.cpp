// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"
#include "ui/window/translations.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using ui::Translations;

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProgramSpeaksTheChosenLanguage();
    void codesOfAnyLengthAreUnderstood();
    void everyStringIsTranslated_data();
    void everyStringIsTranslated();
};

void TranslationsTest::theProgramSpeaksTheChosenLanguage()
{
    Translations translations;
    const QString english = explain::causeText(model::Cause::Timeout);

    translations.use(Language::Japanese);
    const QString japanese = explain::causeText(model::Cause::Timeout);
    translations.use(Language::Chinese);
    const QString chinese = explain::causeText(model::Cause::Timeout);
    translations.use(Language::English);

    QVERIFY(japanese != english);
    QVERIFY(chinese != english && chinese != japanese);
    QCOMPARE(explain::causeText(model::Cause::Timeout), english);
}

void TranslationsTest::codesOfAnyLengthAreUnderstood()
{
    QCOMPARE(Translations::fromCode(u"ja"_s), Language::Japanese);
    QCOMPARE(Translations::fromCode(u"ja_JP.UTF-8"_s), Language::Japanese);
    QCOMPARE(Translations::fromCode(u"zh-Hans-CN"_s), Language::Chinese);
    QCOMPARE(Translations::fromCode(u"EN"_s), Language::English);
    QVERIFY(!Translations::fromCode(u"fr"_s));
    QVERIFY(!Translations::fromCode(u"enough"_s));
    QVERIFY(!Translations::fromCode({}));
}

void TranslationsTest::everyStringIsTranslated_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("Japanese") << u"companion-studio_ja.ts"_s;
    QTest::newRow("Chinese") << u"companion-studio_zh_CN.ts"_s;
}

void TranslationsTest::everyStringIsTranslated()
{
    QFETCH(QString, file);
    QFile ts(QStringLiteral(STUDIO_SOURCE_DIR "/translations/") + file);
    QVERIFY(ts.open(QIODevice::ReadOnly));

    QXmlStreamReader xml(&ts);
    QStringList unfinished;
    QString source;
    int messages = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "source"_L1) {
            source = xml.readElementText();
            ++messages;
        } else if (xml.name() == "translation"_L1 && xml.attributes().value("type"_L1) == "unfinished"_L1) {
            unfinished.append(source);
        }
    }

    QVERIFY(!xml.hasError());
    QVERIFY(messages > 50);
    QVERIFY2(unfinished.isEmpty(), qPrintable(unfinished.join(u'\n')));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
