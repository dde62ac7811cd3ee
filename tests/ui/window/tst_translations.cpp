// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"
#include "tests/support/suite.h"
#include "ui/window/translations.h"

#include <QTest>

namespace tst_translations {

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
    void qtSpeaksTheSameLanguage();
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

    QVERIFY(japanese.contains(u"切れ"_s)); // words that the other language does not use
    QVERIFY(chinese.contains(u"超时"_s));
    QVERIFY(japanese != english && chinese != english);
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

void TranslationsTest::qtSpeaksTheSameLanguage()
{
    Translations translations;
    const auto undo = [] { return QCoreApplication::translate("QWidgetTextControl", "&Undo"); };

    translations.use(Language::Japanese);
    const QString japanese = undo();
    translations.use(Language::Chinese);
    const QString chinese = undo();
    translations.use(Language::English);

    QVERIFY(japanese.startsWith(u"元に戻す"_s));
    QVERIFY(chinese.startsWith(u"撤"_s));
    QCOMPARE(undo(), u"&Undo"_s);
}

SUITE_TEST(QCoreApplication, TranslationsTest)

} // namespace tst_translations

#include "tst_translations.moc"
