// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_document.h"

#include "ui/theme/theme.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextFragment>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLineHeight = 115; // percent; Chinese and Japanese need it

/// What placeholders became is bold, and the signs around it go.
void boldenMarks(QTextDocument &document)
{
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QTextCursor end;
    for (QTextCursor begin = document.find(QString(kMarkBegin)); !begin.isNull();
         begin = document.find(QString(kMarkBegin))) {
        begin.removeSelectedText();
        end = document.find(QString(kMarkEnd), begin);
        if (end.isNull())
            return;
        const int from = begin.position();
        const int to = end.selectionStart();
        end.removeSelectedText();
        end.setPosition(from);
        end.setPosition(to, QTextCursor::KeepAnchor);
        end.mergeCharFormat(bold);
    }
}

void nameSections(QTextDocument &document, const ManualPage &page)
{
    qsizetype next = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || next >= page.sections.size())
            continue;
        const QString anchor = page.sections.at(next++).anchor;
        if (anchor.isEmpty())
            continue;
        QTextCharFormat named;
        named.setAnchor(true);
        named.setAnchorNames({anchor});
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(named);
    }
}

void spaceBlocks(QTextDocument &document, const Theme &theme)
{
    const Metrics &metrics = theme.metrics;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        const bool isHeading = format.headingLevel() > 0;
        format.setTopMargin(isHeading && block.blockNumber() > 0 ? metrics.large : 0);
        format.setBottomMargin(block.textList() ? metrics.tiny : metrics.small);
        QTextCursor(block).setBlockFormat(format);
    }
}

void colourLinks(QTextDocument &document, const Theme &theme)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (fragment.charFormat().anchorHref().isEmpty())
                continue;
            QTextCharFormat link;
            link.setForeground(theme.link);
            link.setFontUnderline(true);
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(link);
        }
    }
}

} // namespace

void fitManualPictures(QTextDocument &document, int width)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            QTextImageFormat picture = fragment.charFormat().toImageFormat();
            if (!picture.isValid())
                continue;
            const QImage image =
                document.resource(QTextDocument::ImageResource, QUrl(picture.name())).value<QImage>();
            picture.setWidth(std::min(width, image.width()));
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
        }
    }
}

void fillManualDocument(QTextDocument &document, const ManualPage &page, const Theme &theme, int width)
{
    document.setMarkdown(page.markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) |
                                            QTextDocument::MarkdownDialectGitHub);
    boldenMarks(document);
    nameSections(document, page);
    spaceBlocks(document, theme);
    colourLinks(document, theme);
    fitManualPictures(document, width);
}

} // namespace studio::ui
