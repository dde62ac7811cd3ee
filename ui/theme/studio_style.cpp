// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/studio_style.h"

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kRadius = 6; // of buttons and fields
constexpr int kScrollBar = 12;
constexpr int kThumbMargin = 3;
constexpr int kShortestThumb = 32;
constexpr int kTabLine = 2;
constexpr int kFieldMargin = 6;   // from a field's frame to its text, beside the field's own margin
constexpr int kBoxMargin = 4;     // aligns the text of a box with that of a field
constexpr int kViewportInset = 3; // keeps its corners inside the round ones
constexpr int kSmallestIcon = 16;
constexpr int kCellMargin = 6; // from the edge of a cell or a row to its text

/// As high as a line of text, so that icons grow with the text.
int textHigh() { return std::max(kSmallestIcon, QFontMetrics(QGuiApplication::font()).height()); }

bool isDefaultButton(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

bool hasKeys(const QStyleOption &option)
{
    return option.state.testFlag(QStyle::State_HasFocus) &&
           option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

/// Multi-line texts and lists: they are fields too, with a viewport inside.
bool isFieldWithViewport(const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    return area && area->frameShape() == QFrame::StyledPanel;
}

void paintRing(QPainter &painter, const QRectF &rect, const QPen &pen, double radius)
{
    const double half = pen.widthF() / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

void paintRound(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line.isValid() ? QPen(line, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const QRectF inside = line.isValid() ? rect.adjusted(0.5, 0.5, -0.5, -0.5) : rect;
    painter.drawRoundedRect(inside, kRadius, kRadius);
    painter.restore();
}

} // namespace

void paintFocusRing(QPainter &painter, const QRectF &rect, const Theme &theme, double radius)
{
    paintRing(painter, rect, QPen(theme.focus, theme.metrics.focusWidth), radius);
}

StudioStyle::StudioStyle(const Theme &theme)
    : QProxyStyle(u"Fusion"_s)
    , m_theme(theme)
{
}

void StudioStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    switch (element) {
    case PE_FrameFocusRect: paintFocusRing(*painter, option->rect, m_theme, kRadius); return;
    case PE_PanelButtonCommand: drawButton(*option, *painter); return;
    case PE_PanelButtonTool: drawToolButton(*option, *painter); return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: drawField(*option, *painter); return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton: drawMark(element, *option, *painter); return;
    case PE_FrameMenu:
    case PE_PanelTipLabel:
    case PE_FrameTabWidget:
        painter->fillRect(option->rect, element == PE_PanelTipLabel ? m_theme.raised : QColor());
        painter->setPen(m_theme.border);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_FrameTabBarBase:
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget: return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, m_theme.window);
        if (option->state.testFlag(
                State_Horizontal)) // the handle itself is horizontal, between docks one above the other
            painter->fillRect(QRect(option->rect.left(), option->rect.center().y(), option->rect.width(), 1),
                              m_theme.border);
        else
            painter->fillRect(QRect(option->rect.center().x(), option->rect.top(), 1, option->rect.height()),
                              m_theme.border);
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void StudioStyle::drawButton(const QStyleOption &option, QPainter &painter) const
{
    const bool isEnabled = option.state.testFlag(State_Enabled);
    const bool isDown = option.state.testFlag(State_Sunken) || option.state.testFlag(State_On);
    const bool isPointed = option.state.testFlag(State_MouseOver);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    if (button && button->features.testFlag(QStyleOptionButton::Flat) && !isDown && !isPointed) {
        if (hasKeys(option))
            paintFocusRing(painter, option.rect, m_theme, kRadius);
        return;
    }
    if (isDefaultButton(option) && isEnabled) {
        QColor fill = m_theme.accent;
        if (isDown || isPointed)
            fill = m_theme.isDark ? fill.lighter(110) : fill.darker(112);
        paintRound(painter, option.rect, fill, QColor());
        if (hasKeys(option))
            paintRing(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), QPen(m_theme.accentText, 1),
                      kRadius);
        return;
    }
    const QColor fill = isEnabled && (isDown || isPointed) ? m_theme.hover : m_theme.raised;
    paintRound(painter, option.rect, fill, isDown ? m_theme.accent : m_theme.border);
    if (hasKeys(option)) // here the base style paints no focus rectangle
        paintFocusRing(painter, option.rect, m_theme, kRadius);
}

void StudioStyle::drawToolButton(const QStyleOption &option, QPainter &painter) const
{
    const bool isOn = option.state.testFlag(State_On) || option.state.testFlag(State_Sunken);
    const bool isPointed = option.state.testFlag(State_MouseOver) && option.state.testFlag(State_Enabled);
    const bool isFlat = option.state.testFlag(State_AutoRaise);
    if (!isOn && !isPointed && isFlat)
        return;
    const QColor fill = isOn || isPointed ? m_theme.hover : m_theme.raised;
    paintRound(painter, option.rect, fill,
               isFlat && !isOn ? QColor()
               : isOn          ? m_theme.accent
                               : m_theme.border);
}

void StudioStyle::drawField(const QStyleOption &option, QPainter &painter) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    if (frame && frame->lineWidth == 0)
        return; // part of a widget that has its own frame
    const bool isEnabled = option.state.testFlag(State_Enabled);
    paintRound(painter, option.rect, isEnabled ? m_theme.surface : m_theme.window, m_theme.border);
    if (option.state.testFlag(State_HasFocus)) // also after a click: it shows where typed text goes
        paintFocusRing(painter, option.rect, m_theme, kRadius);
}

void StudioStyle::drawMark(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const
{
    const bool isRound = element == PE_IndicatorRadioButton;
    const bool isEnabled = option.state.testFlag(State_Enabled);
    const bool isOn = option.state.testFlag(State_On);
    const bool isPartly = option.state.testFlag(State_NoChange);
    const int side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    box.adjust(0.5, 0.5, -0.5, -0.5);
    const double radius = isRound ? box.width() / 2 : 4;
    const QColor strong = isEnabled ? m_theme.accent : m_theme.disabledText;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isOn || isPartly ? strong : isEnabled ? m_theme.mutedText : m_theme.disabledText, 1));
    painter.setBrush(isOn || isPartly ? strong : m_theme.surface);
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.accentText);
    if (isOn && isRound)
        painter.drawEllipse(box.center(), box.width() / 5, box.width() / 5);
    else if (isPartly)
        painter.drawRect(QRectF(box.left() + 3, box.center().y() - 1, box.width() - 6, 2));
    else if (isOn)
        painter.drawPixmap(
            box.toAlignedRect().adjusted(1, 1, -1, -1),
            iconPixmap(IconName::Check, m_theme.accentText, side - 2, painter.device()->devicePixelRatioF()));
    painter.restore();
}

void StudioStyle::drawTab(const QStyleOption &option, QPainter &painter) const
{
    const bool isChosen = option.state.testFlag(State_Selected);
    if (option.state.testFlag(State_MouseOver) && !isChosen)
        paintRound(painter, option.rect.adjusted(1, 3, -1, -3), m_theme.hover, QColor());
    if (isChosen)
        painter.fillRect(QRect(option.rect.left() + 6, option.rect.bottom() + 1 - kTabLine,
                               option.rect.width() - 12, kTabLine),
                         m_theme.accent);
    if (hasKeys(option))
        paintFocusRing(painter, option.rect, m_theme, kRadius);
}

void StudioStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (element == CE_TabBarTabShape) {
        drawTab(*option, *painter);
        return;
    }
    if (element == CE_ShapedFrame && isFieldWithViewport(widget)) {
        drawField(*option, *painter);
        return;
    }
    if (element == CE_PushButtonLabel && isDefaultButton(*option) && option->state.testFlag(State_Enabled)) {
        QStyleOptionButton label = *qstyleoption_cast<const QStyleOptionButton *>(option);
        label.palette.setColor(QPalette::ButtonText, m_theme.accentText);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    if (element == CE_TabBarTabLabel && !option->state.testFlag(State_Selected)) {
        QStyleOptionTab label = *qstyleoption_cast<const QStyleOptionTab *>(option);
        label.palette.setColor(QPalette::WindowText, m_theme.mutedText);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void StudioStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (control == CC_ScrollBar)
        drawScrollBar(*option, *painter, widget);
    else if (control == CC_ComboBox && box && box->editable)
        drawWrittenBox(*box, *painter, widget);
    else if (control == CC_SpinBox)
        drawSpinBox(*option, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

// A text field with an arrow at its end for its choices.
void StudioStyle::drawWrittenBox(const QStyleOptionComboBox &option, QPainter &painter,
                                 const QWidget *widget) const
{
    drawField(option, painter);
    QStyleOption mark(option);
    mark.rect = subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    const bool isPointed = option.activeSubControls == SC_ComboBoxArrow &&
                           option.state.testFlag(State_Enabled) && option.state.testFlag(State_MouseOver);
    if (isPointed)
        paintRound(painter, QRectF(mark.rect).adjusted(1, 3, -3, -3), m_theme.raised, {});
    const int side = mark.rect.width() / 2;
    mark.rect = QRect(mark.rect.center() - QPoint(side / 2, side / 2), QSize(side, side));
    mark.palette.setColor(QPalette::ButtonText, m_theme.text);
    QProxyStyle::drawPrimitive(PE_IndicatorArrowDown, &mark, &painter, widget);
}

// A field with two arrows at its end; an arrow is pale at the end of the range.
void StudioStyle::drawSpinBox(const QStyleOptionComplex &option, QPainter &painter,
                              const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(&option);
    if (!box)
        return;
    if (box->frame)
        drawField(option, painter);
    const auto arrow = [&](SubControl part, PrimitiveElement element, bool canGo) {
        QStyleOption mark(option);
        mark.rect = subControlRect(CC_SpinBox, &option, part, widget);
        mark.palette.setColor(QPalette::ButtonText, m_theme.text);
        mark.state.setFlag(State_Enabled, option.state.testFlag(State_Enabled) && canGo);
        const bool isPointed =
            option.activeSubControls == part && option.state & (State_MouseOver | State_Sunken);
        if (isPointed && canGo)
            paintRound(painter, QRectF(mark.rect).adjusted(1, 1, -2, -1), m_theme.raised, {});
        QProxyStyle::drawPrimitive(element, &mark, &painter, widget);
    };
    arrow(SC_SpinBoxUp, PE_IndicatorArrowUp, box->stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled));
    arrow(SC_SpinBoxDown, PE_IndicatorArrowDown,
          box->stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled));
}

void StudioStyle::drawScrollBar(const QStyleOptionComplex &option, QPainter &painter,
                                const QWidget *widget) const
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    if (!option.state.testFlag(State_Enabled))
        return;
    const QRect thumb = subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget)
                            .adjusted(kThumbMargin, kThumbMargin, -kThumbMargin, -kThumbMargin);
    const bool isGrasped = option.activeSubControls.testFlag(SC_ScrollBarSlider) &&
                           option.state & (State_Sunken | State_MouseOver);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isGrasped ? m_theme.mutedText : m_theme.hatch);
    painter.drawRoundedRect(thumb, 3, 3);
    painter.restore();
}

QRect StudioStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar) {
        const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
        const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (control != CC_ComboBox || part != SC_ComboBoxEditField || !box)
            return rect;
        return rect.adjusted(box->editable ? kBoxMargin + 1 : kBoxMargin, 0, 0, 0);
    }

    const bool lies = bar->orientation == Qt::Horizontal;
    const int length = lies ? bar->rect.width() : bar->rect.height();
    const int range = bar->maximum - bar->minimum;
    const qint64 share = qint64(length) * bar->pageStep / std::max<qint64>(1, qint64(range) + bar->pageStep);
    const int thumb = range <= 0 ? length : std::clamp(int(share), std::min(kShortestThumb, length), length);
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb,
                                              bar->upsideDown);
    const auto piece = [&](int from, int size) {
        const QRect along = lies ? QRect(bar->rect.left() + from, bar->rect.top(), size, bar->rect.height())
                                 : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), size);
        return visualRect(bar->direction, bar->rect, along);
    };
    switch (part) {
    case SC_ScrollBarSlider: return piece(start, thumb);
    case SC_ScrollBarGroove: return bar->rect;
    case SC_ScrollBarSubPage: return piece(0, start);
    case SC_ScrollBarAddPage: return piece(start + thumb, length - start - thumb);
    default: return {};
    }
}

QRect StudioStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool framed = element == SE_LineEditContents && frame && frame->lineWidth > 0;
    return framed ? rect.adjusted(kFieldMargin, 0, -kFieldMargin, 0) : rect;
}

QSize StudioStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                    const QWidget *widget) const
{
    const Metrics &metrics = m_theme.metrics;
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: return wanted.expandedTo({size.width() + 2 * metrics.medium, metrics.control});
    case CT_ComboBox: return (wanted + QSize(kBoxMargin, 0)).expandedTo({0, metrics.control});
    case CT_SpinBox:
    case CT_LineEdit: return wanted.expandedTo({0, metrics.control});
    case CT_TabBarTab: return QSize(wanted.width(), std::max(wanted.height(), metrics.control));
    case CT_MenuItem: return QSize(wanted.width(), wanted.height() + metrics.tiny);
    default: return wanted;
    }
}

int StudioStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return isFieldWithViewport(widget) ? kViewportInset
                                           : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollBarExtent: return kScrollBar;
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
    case PM_DockWidgetFrameWidth:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical: return 0;
    case PM_DockWidgetSeparatorExtent: return 5; // a hairline that is wide enough to grab
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return textHigh();
    case PM_HeaderMargin:
    case PM_FocusFrameHMargin: return kCellMargin;
    case PM_MenuVMargin: return m_theme.metrics.tiny;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StudioStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText: return 0;
    case SH_ScrollBar_LeftClickAbsolutePosition: return 0;
    case SH_ItemView_ShowDecorationSelected: // the round background of a row begins right of its arrow
        return qobject_cast<const QTreeView *>(widget)
                   ? 0
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

/// Flat controls get hover events only on request.
void StudioStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QScrollBar *>(widget) ||
        qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSpinBox *>(widget) ||
        qobject_cast<QTabBar *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace studio::ui
