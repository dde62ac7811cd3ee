// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "core/model/persona.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace studio::paper {

/// Where pages are painted: a PDF, a printer, a picture of the first page.
struct Sheets
{
    QPainter *painter = nullptr; ///< outlives the pages
    QRectF sheet;                ///< the whole page in the painter's units
    double unit = 1;             ///< the painter's units in a point (1/72 inch)
    std::function<bool()> turn;  ///< begins the next page; false: there is none, the rest is not painted
};

/// Text on pages, from the top on: what does not fit goes on on the next page, between two lines. Each page
/// has its number. What was said is shown as the window shows it (core/markdown); other texts are plain; a
/// direction is that of each paragraph. Any thread; needs the fonts of a
/// QGuiApplication.
class PaperPages
{
public:
    PaperPages(Sheets sheets, const QString &title, model::Language language);

    struct Speech
    {
        QString name;
        QString beside; ///< behind the name, paler
        QString text;
        QString after; ///< under the text, in italics
        QColor colour; ///< of the name and of the line beside the text
        QImage face;   ///< round already
    };

    void title(const QString &words, const QString &intro);
    void day(const QString &words);
    void speech(const Speech &speech);
    void note(const QString &words);
    void finish(); ///< the last page's number

    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    struct Way
    {
        QFont font;
        QColor colour;
        double left = 0; ///< points from the left margin
        QColor bar{};    ///< a line along the text; invalid: none
        bool centred = false;
        double barLeft = 0; ///< of the bar's text, points from the left margin
    };
    [[nodiscard]] QFont font(double points, QFont::Weight weight = QFont::Normal) const;
    [[nodiscard]] double points(double count) const { return count * m_sheets.unit; }
    [[nodiscard]] double bottom() const;
    void write(const QString &text, const Way &way);
    void writeSaid(const QString &message, const Way &way);
    void writeBlock(const markdown::Block &block, Way way);
    void writeText(const markdown::Text &text, const Way &way);
    void writeLine(const markdown::Text &text, qsizetype from, qsizetype to, const Way &way);
    void paintMarker(const markdown::Container &item, const Way &way);
    void leave(double count);
    void leaveBeside(const Way &way, double count);
    void keepRoom(double count); ///< turns the page if there is less left
    void turn();
    void paintNumber();

    Sheets m_sheets;
    QString m_title;
    model::Language m_language;
    QRectF m_area;
    double m_y = 0;
    int m_number = 1;
    bool m_isFull = false;
};

} // namespace studio::paper
