// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontDatabase>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <functional>

// The text of the manual: Markdown files of resources/manual, one folder for each language, read and filled
// in.
//
// A file begins with "# Title"; each section begins with "## Title {#anchor}". Links lead to "page.md" or
// "page.md#anchor". Names and keys are never typed into a text, because they come from the action registry:
// {name:ACTION}, {menu:ACTION} (menu and name), {keys:ACTION}. {text:CLASS|SOURCE} is any other text of the
// window, as translated. Main thread; there are no errors: what is not known stays as it is.
namespace studio::ui {

/// What a placeholder became stands between these two signs, and is shown in bold. Not with Markdown's own
/// signs, which need a space beside them that Chinese and Japanese do not have.
inline constexpr QChar kMarkBegin(0xE000);
inline constexpr QChar kMarkEnd(0xE001);

/// A part of a page that can be reached and found. The first part is the page itself, without an anchor.
struct ManualSection
{
    QString anchor;
    QString title;
    QString words; ///< title and text without marks, in lower case, for the search
};

struct ManualPage
{
    QString id;
    QString markdown; ///< filled in; headings without their anchors
    QList<ManualSection> sections;
    QStringList unknown; ///< placeholders that mean nothing
    [[nodiscard]] QString title() const { return sections.isEmpty() ? QString() : sections.first().title; }
};

/// The ids of all pages, in their order: "start", "rooms" …
[[nodiscard]] const QStringList &manualPages();

/// The folders of the languages: "en", "ja", "zh_CN".
[[nodiscard]] const QStringList &manualLanguages();

using HasFontFor = std::function<bool(QFontDatabase::WritingSystem)>;
[[nodiscard]] bool isFontInstalledFor(QFontDatabase::WritingSystem system);
/// The language of the manual for a window in the language of \p locale; English if no font can show it.
[[nodiscard]] QString manualLanguage(const QLocale &locale,
                                     const HasFontFor &hasFontFor = isFontInstalledFor);

/// The page as its file has it; empty if there is none.
[[nodiscard]] QString manualSource(const QString &language, const QString &page);
[[nodiscard]] ManualPage readManualPage(const QString &id, const QString &source, const QString &language);

} // namespace studio::ui
