// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QTextLayout>

#include <memory>

namespace studio::ui {

// Lines of text, laid out: what BlockLayout is made of. No colours.

/// Running text begins where its script begins; labels stay where they are put.
enum class Reads { AsWritten, FromLeft, Centred, FromRight };

[[nodiscard]] std::unique_ptr<QTextLayout> layOut(const QString &text, const QFont &font, qreal width,
                                                  Reads reads,
                                                  const QList<QTextLayout::FormatRange> &formats = {});
/// On one line, elided where it is too long.
[[nodiscard]] std::unique_ptr<QTextLayout> layOutOneLine(const QString &text, const QFont &font, qreal width);

[[nodiscard]] int heightOf(const QTextLayout &layout);
[[nodiscard]] qreal ascentOf(const QTextLayout &layout); ///< of the first line
[[nodiscard]] qreal widthOf(const QTextLayout &layout);  ///< of the widest line

/// The fonts of a part of a text's runs, for a layout of that part alone.
[[nodiscard]] QList<QTextLayout::FormatRange> fontsOf(const markdown::Text &text, int from, int length,
                                                      const QFont &code);

/// Where those units stand in a layout: one rectangle a line.
[[nodiscard]] QList<QRectF> rectsOf(const QTextLayout &layout, int from, int to);
/// The place between two units that is nearest to a point.
[[nodiscard]] int offsetAt(const QTextLayout &layout, QPointF point);

/// The text as it is drawn, unit for unit: what has no shape or a meaning to the text engine (NUL, control
/// characters, lone surrogates, object marks) is shown as a sign instead, and a line break breaks the line.
[[nodiscard]] QString shownText(QStringView text);

} // namespace studio::ui
