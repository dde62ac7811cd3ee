// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QProxyStyle>

class QStyleOptionComboBox;

namespace studio::ui {

/// Fusion without its gradients: flat controls in the theme's colours with round corners, thin scroll bars,
/// an underlined tab, and the same focus ring everywhere. Widgets that paint themselves use paintFocusRing().
class StudioStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit StudioStyle(const Theme &theme);

    [[nodiscard]] const Theme &theme() const { return m_theme; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

private:
    void drawButton(const QStyleOption &option, QPainter &painter) const;
    void drawToolButton(const QStyleOption &option, QPainter &painter) const;
    void drawField(const QStyleOption &option, QPainter &painter) const;
    void drawMark(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const;
    void drawTab(const QStyleOption &option, QPainter &painter) const;
    void drawWrittenBox(const QStyleOptionComboBox &option, QPainter &painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionComplex &option, QPainter &painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex &option, QPainter &painter, const QWidget *widget) const;

    Theme m_theme;
};

/// Paints the ring around what has the keyboard focus: inside \p rect, `focusWidth` wide.
void paintFocusRing(QPainter &painter, const QRectF &rect, const Theme &theme, double radius);

} // namespace studio::ui
