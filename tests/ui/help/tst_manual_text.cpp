// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/actions/action_registry.h"
#include "ui/help/manual_text.h"
#include "ui/window/translations.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <set>

namespace tst_manual_text {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::ui;
using model::Language;

namespace {

Language languageOf(const QString &folder)
{
    return folder == "ja"_L1      ? Language::Japanese
           : folder == "zh_CN"_L1 ? Language::Chinese
                                  : Language::English;
}

ManualPage pageIn(const QString &language, const QString &id)
{
    return readManualPage(id, manualSource(language, id), language);
}

QStringList anchorsOf(const ManualPage &page)
{
    QStringList anchors;
    for (const ManualSection &section : page.sections)
        anchors.append(section.anchor);
    return anchors;
}

QStringList allMatches(const QString &text, const QString &pattern)
{
    QStringList found;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext();)
        found.append(match.next().captured(1));
    found.sort();
    return found;
}

QString read(const QString &path)
{
    QFile file(QStringLiteral(STUDIO_SOURCE_DIR) + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// What every page of the manual holds to, in every language.
class ManualTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_translations.use(Language::English); }

    void everyPlaceholderMeansSomething_data() { pages(); }
    void everyPlaceholderMeansSomething()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        m_translations.use(languageOf(language));

        const ManualPage page = pageIn(language, id);

        QCOMPARE(page.unknown, QStringList());
        QVERIFY2(!page.markdown.contains(u'{') && !page.markdown.contains(u'}'), qPrintable(page.markdown));
        QVERIFY2(!page.markdown.contains(u"(no shortcut)"_s), qPrintable(id));
        QCOMPARE(page.markdown.count(kMarkBegin), page.markdown.count(kMarkEnd));
    }

    void everyTextOfTheWindowIsTranslated_data() { pages(); }
    void everyTextOfTheWindowIsTranslated()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        const QString known = read(u"/translations/companion-studio_ja.ts"_s);
        m_translations.use(languageOf(language));
        for (const QString &spec : allMatches(manualSource(language, id), u"\\{text:([^}]*)\\}"_s)) {
            const QString source = spec.section(u'|', 1);
            QVERIFY2(known.contains(u"<source>"_s + source.toHtmlEscaped() + u"</source>"_s),
                     qPrintable(spec));
            if (language == "en"_L1)
                continue;
            const ManualPage page = readManualPage(id, u"# {text:%1}\n"_s.arg(spec), language);
            QVERIFY2(page.title() != plainTitle(source) && !page.title().isEmpty(), qPrintable(spec));
        }
    }

    void allLanguagesHaveTheSameSections_data() { pages(); }
    void allLanguagesHaveTheSameSections()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);

        const ManualPage page = pageIn(language, id);
        const ManualPage english = pageIn(u"en"_s, id);

        QVERIFY2(page.sections.size() >= 2, qPrintable(id));
        QCOMPARE(anchorsOf(page), anchorsOf(english));
        QVERIFY(anchorsOf(page).first().isEmpty() && !anchorsOf(page).mid(1).contains(QString()));
        const QStringList anchors = anchorsOf(page);
        QCOMPARE(size_t(anchors.size()), std::set<QString>(anchors.cbegin(), anchors.cend()).size());
        for (const ManualSection &section : page.sections)
            QVERIFY2(section.words.size() > section.title.size() + 10, qPrintable(section.title));
    }

    void allLanguagesSayTheSame_data() { pages(); }
    void allLanguagesSayTheSame()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        const QString here = manualSource(language, id);
        const QString english = manualSource(u"en"_s, id);

        for (const QString &pattern :
             {u"\\{((?:name|menu|keys|text):[^}]*)\\}"_s, u"\\]\\(([^)]*)\\)"_s, u"(?m)^(\\d+\\.|-) "_s})
            QCOMPARE(allMatches(here, pattern), allMatches(english, pattern));
    }

    void everyLinkLeadsSomewhere_data() { pages(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        for (const QString &link :
             allMatches(manualSource(language, id), u"(?<!!)\\[[^\\]]*\\]\\(([^)]*)\\)"_s)) {
            const QString page = link.section(u'#', 0, 0);
            QVERIFY2(page.endsWith(u".md"_s) && manualPages().contains(page.chopped(3)), qPrintable(link));
            if (link.contains(u'#'))
                QVERIFY2(anchorsOf(pageIn(language, page.chopped(3))).contains(link.section(u'#', 1)),
                         qPrintable(link));
        }
    }

    void everyPictureIsThereAndSmall_data() { pages(); }
    void everyPictureIsThereAndSmall()
    {
        constexpr qint64 kMost = 40 * 1024; // bytes
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        for (const QString &name : allMatches(manualSource(language, id), u"!\\[[^\\]]+\\]\\(([^)]*)\\)"_s)) {
            QFile file(u":/manual/%1/%2"_s.arg(language, name));
            QVERIFY2(file.exists() && file.size() <= kMost, qPrintable(name));
            QVERIFY2(!QImage(file.fileName()).isNull(), qPrintable(name));
        }
    }

    void noPageUsesAForbiddenWord_data() { pages(); }
    void noPageUsesAForbiddenWord()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, id);
        QString text = manualSource(language, id);
        text.remove(QRegularExpression(u"!?\\[|\\]\\([^)]*\\)|\\{[^}]*\\}"_s));
        int rules = 0;
        for (const QString &line : read(u"/translations/forbidden.tsv"_s).split(u'\n')) {
            const QStringList fields = line.split(u'\t');
            if (fields.value(0) != language)
                continue;
            ++rules;
            const QRegularExpression rule(fields.value(1));
            QVERIFY2(rule.isValid(), qPrintable(line));
            const auto match = rule.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(match.captured() + u": "_s + fields.value(2)));
        }
        QVERIFY(rules > 2);
    }

    void anUnknownPlaceholderStaysAndIsNamed()
    {
        const ManualPage page = readManualPage(
            u"x"_s, u"# {name:nonsense} {keys:} {text:nothing} {menu:{a}}\n\n{odd:thing}"_s, u"en"_s);

        QCOMPARE(page.unknown,
                 (QStringList{u"{name:nonsense}"_s, u"{keys:}"_s, u"{text:nothing}"_s, u"{menu:{a}"_s}));
        QVERIFY(page.markdown.contains(u"{odd:thing}"_s));
    }

    void anEmptyFileIsAPageWithoutSections()
    {
        const ManualPage page = readManualPage(u"x"_s, {}, u"ja"_s);

        QVERIFY(page.sections.isEmpty() && page.title().isEmpty());
        QVERIFY(manualSource(u"en"_s, u"../en/start"_s).isEmpty() ||
                !manualPages().contains(u"../en/start"_s));
        QVERIFY(manualSource(u"fr"_s, u"start"_s).isEmpty());
    }

    void namesAndKeysComeFromTheRegistry()
    {
        const auto text = [](const QString &source, const QString &language) {
            return readManualPage(u"x"_s, u"# "_s + source, language).title();
        };

        QCOMPARE(text(u"{name:newRoomAction}"_s, u"en"_s), u"New room"_s);
        QCOMPARE(text(u"{menu:exportRoomAction}"_s, u"en"_s), u"Room › Export room"_s);
        QCOMPARE(text(u"{keys:exportRoomAction}"_s, u"en"_s), u"Ctrl+E"_s);
        QCOMPARE(text(u"{keys:cueAction}"_s, u"en"_s), u"Alt+1 to Alt+9"_s);
        QCOMPARE(text(u"{name:cueAction}"_s, u"en"_s), u"Give a companion the floor"_s);
        QCOMPARE(text(u"{menu:themeAction}"_s, u"en"_s), u"View › Theme"_s);
        m_translations.use(Language::Japanese);
        QCOMPARE(text(u"{name:newRoomAction}"_s, u"ja"_s), u"新しい部屋"_s);
        QCOMPARE(text(u"{menu:themeAction}"_s, u"ja"_s), u"表示 › テーマ"_s);
    }

    void linesOfChineseAndJapaneseAreJoinedWithoutSpaces()
    {
        const QString source = u"# 部屋\n\n文の\n続き。\n- 一つ\n  つづき\n- 二つ\n\n1. 三\n2. 四\n"_s;

        const QString joined = readManualPage(u"x"_s, source, u"ja"_s).markdown;
        const QString kept = readManualPage(u"x"_s, source, u"en"_s).markdown;

        QVERIFY(joined.contains(u"文の続き。\n- 一つつづき\n- 二つ\n\n1. 三\n2. 四"_s));
        QVERIFY(kept.contains(u"文の\n続き。"_s));
    }

    void withoutAFontThePagesAreEnglish()
    {
        const auto none = [](QFontDatabase::WritingSystem) { return false; };
        const auto all = [](QFontDatabase::WritingSystem) { return true; };

        QCOMPARE(manualLanguage(QLocale(u"ja"_s), all), u"ja"_s);
        QCOMPARE(manualLanguage(QLocale(u"zh_CN"_s), all), u"zh_CN"_s);
        QCOMPARE(manualLanguage(QLocale(u"ja"_s), none), u"en"_s);
        QCOMPARE(manualLanguage(QLocale(u"zh_CN"_s), none), u"en"_s);
        QCOMPARE(manualLanguage(QLocale(u"fr"_s), all), u"en"_s);
    }

private:
    static void pages()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("id");
        for (const QString &language : manualLanguages())
            for (const QString &id : manualPages())
                QTest::newRow(qPrintable(language + u' ' + id)) << language << id;
    }

    Translations m_translations;
};

SUITE_TEST(QGuiApplication, ManualTextTest)

} // namespace tst_manual_text

#include "tst_manual_text.moc"
