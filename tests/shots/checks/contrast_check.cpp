// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/picture_checks.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

constexpr double kReadable = 4.5;

/// Emoji have their own colours.
bool isWritten(const QString &text)
{
    const QList<uint> letters = text.toUcs4();
    return std::any_of(letters.cbegin(), letters.cend(),
                       [](uint letter) { return letter < 0x1f000 && QChar::isLetterOrNumber(letter); });
}

/// The ground around the letters: the most frequent colour that is not the text's own.
QColor groundOf(const QImage &picture, const QRect &place, const QColor &text)
{
    QHash<QRgb, int> counts;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    counts.remove(text.rgb());
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    return most == counts.cend() ? text : QColor::fromRgb(most.key());
}

/// The layer over the whole window, if there is one; the texts under it are dimmed on purpose.
const QWidget *layerOver(const QWidget &window)
{
    const QWidget *layer = nullptr;
    for (const QObject *child : window.children()) {
        const auto *widget = qobject_cast<const QWidget *>(child);
        if (widget && widget->isVisible() && !widget->isWindow() &&
            widget->geometry().contains(window.rect()))
            layer = widget;
    }
    return layer;
}

QColor blended(const QColor &above, const QColor &ground)
{
    const auto mix = [share = above.alphaF()](float a, float b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(mix(above.redF(), ground.redF()), mix(above.greenF(), ground.greenF()),
                            mix(above.blueF(), ground.blueF()));
}

} // namespace

QList<Finding> paleTexts(const QList<DrawnText> &texts, const QImage &picture)
{
    QList<Finding> findings;
    for (const DrawnText &drawn : texts) {
        const QRect place = (drawn.ink.adjusted(-3, -3, 3, 3) & drawn.clip).toAlignedRect() & picture.rect();
        const QWidget *layer = layerOver(*drawn.widget->window());
        const bool isUnderLayer = layer && layer != drawn.widget && !layer->isAncestorOf(drawn.widget);
        if (place.isEmpty() || isUnderLayer || !drawn.widget->isEnabled() || !isWritten(drawn.text))
            continue;
        const QColor ground = groundOf(picture, place, drawn.colour);
        const double contrast = ui::Theme::contrast(blended(drawn.colour, ground), ground);
        if (contrast < kReadable)
            findings.append({u"contrast"_s, placeOf(drawn.widget), drawn.text,
                             u"%1 on %2 has %3, not 4.5"_s.arg(drawn.colour.name(), ground.name())
                                 .arg(contrast, 0, 'f', 2)});
    }
    return findings;
}

} // namespace studio::tests
