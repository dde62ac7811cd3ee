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

// Laid-out lines of text, the parts of a BlockLayout. No colours.

/// Running text follows the direction of its script; labels stay where they are put.
enum class Reads { AsWritten, FromLeft, Centred, FromRight };

[[nodiscard]] std::unique_ptr<QTextLayout> layOut(const QString &text, const QFont &font, qreal width,
                                                  Reads reads,
                                                  const QList<QTextLayout::FormatRange> &formats = {});
/// On one line, elided if it is too long.
[[nodiscard]] std::unique_ptr<QTextLayout> layOutOneLine(const QString &text, const QFont &font, qreal width);

[[nodiscard]] int heightOf(const QTextLayout &layout);
[[nodiscard]] qreal ascentOf(const QTextLayout &layout); ///< of the first line
[[nodiscard]] qreal widthOf(const QTextLayout &layout);  ///< of the widest line

/// The fonts in a part of a text's runs, for a layout of that part alone.
[[nodiscard]] QList<QTextLayout::FormatRange> fontsOf(const markdown::Text &text, int from, int length,
                                                      const QFont &code);

/// The places of those units in a layout: one rectangle per line.
[[nodiscard]] QList<QRectF> rectsOf(const QTextLayout &layout, int from, int to);
/// The position between two units that is nearest to a point.
[[nodiscard]] int offsetAt(const QTextLayout &layout, QPointF point);

/// The text as it is drawn, unit for unit: a unit without a shape, or with a meaning to the text engine (NUL,
/// control characters, lone surrogates, object marks), is shown as a symbol, and a line break breaks the
/// line.
[[nodiscard]] QString shownText(QStringView text);

} // namespace studio::ui
