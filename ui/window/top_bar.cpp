// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/top_bar.h"

#include "core/explain/names.h"
#include "ui/actions/action_registry.h"
#include "ui/composer/pill_button.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/elided_label.h"
#include "ui/window/live_signs.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kNameSize = 1.2; // times the text size
constexpr int kLeastName = 16;    // letters of the room's name that matter more than the model
constexpr int kMostCompany = 32;  // and of who is there
constexpr int kMostModel = 24;    // letters of a model; longer names are cut

} // namespace

TopBar::TopBar(QAction &search, QAction &palette, QWidget *parent)
    : QToolBar(parent)
    , m_name(new ElidedLabel(u"roomTitle"_s, this))
    , m_company(new ElidedLabel(u"roomCompany"_s, this))
    , m_signs(new LiveSigns(this))
    , m_model(new PillButton(PillButton::Look::Chip, this))
{
    setObjectName(u"topBar"_s);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    m_company->setForegroundRole(QPalette::PlaceholderText);
    m_search = makeButton(u"searchButton"_s, search);
    m_palette = makeButton(u"paletteButton"_s, palette);

    const Metrics &metrics = themeOf(this).metrics;
    m_model->setObjectName(u"modelChip"_s);
    m_model->setEnding(IconName::ChevronDown);
    m_model->hide();
    m_content = new QWidget(this);
    m_content->installEventFilter(this);
    auto *row = new QHBoxLayout(m_content);
    row->setContentsMargins(metrics.medium, metrics.tiny, metrics.small, metrics.tiny);
    row->setSpacing(metrics.small);
    row->addWidget(m_name);
    row->addWidget(m_company, 0, Qt::AlignBaseline);
    row->addStretch(1);
    row->addWidget(m_model);
    row->addWidget(m_signs);
    row->addSpacing(metrics.tiny);
    row->addWidget(m_search);
    row->addWidget(m_palette);
    addWidget(m_content);
    layout()->setContentsMargins(0, 0, 0, 0);
    refresh();
    onRetranslate(this, [this] {
        retranslate();
        refresh();
    });
    onThemeChange(this, [this] { applyTheme(); });
}

QToolButton *TopBar::makeButton(const QString &objectName, QAction &action)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(themeOf(this).metrics.control);
    connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    return button;
}

void TopBar::showRoom(const QString &name, const QStringList &companions)
{
    m_room = name;
    m_companions = companions;
    m_open = true;
    refresh();
}

void TopBar::offerModel(const QString &label, const QString &details)
{
    m_model->setLabel(label);
    m_model->setHint(details);
    //: For screen readers; %1 is the name of a model
    m_model->setAccessibleName(label.isEmpty() ? QString() : tr("Model of this room: %1").arg(label));
    fitModel();
}

/// The signs and the buttons stay whole, and the name readable, before the model is shown.
void TopBar::fitModel()
{
    const QMargins margins = m_content->layout()->contentsMargins();
    const int spacing = themeOf(this).metrics.small;
    int taken = margins.left() + margins.right() + themeOf(this).metrics.tiny + spacing;
    for (const QWidget *part : {static_cast<QWidget *>(m_signs), static_cast<QWidget *>(m_search),
                                static_cast<QWidget *>(m_palette)})
        taken += part->sizeHint().width() + spacing;
    taken +=
        std::min(m_name->sizeHint().width(), m_name->fontMetrics().averageCharWidth() * kLeastName) + spacing;
    const int letter = m_name->fontMetrics().averageCharWidth();
    taken += std::min(m_company->sizeHint().width(), letter * kMostCompany) + spacing;
    const int wanted = std::min(m_model->sizeHint().width(), letter * kMostModel);
    const bool fits = taken + std::max(wanted, m_model->minimumSizeHint().width()) + spacing <= width();
    m_model->setVisible(fits && !m_model->text().isEmpty());
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    fitModel();
}

/// A sign came or went.
bool TopBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_content && event->type() == QEvent::LayoutRequest)
        fitModel();
    return QToolBar::eventFilter(watched, event);
}

void TopBar::showNoRoom()
{
    m_open = false;
    refresh();
}

void TopBar::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_search->setIcon(icon(IconName::Search, theme, theme.mutedText));
    m_palette->setIcon(icon(IconName::Command, theme, theme.mutedText));
}

void TopBar::changeEvent(QEvent *event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
}

void TopBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

void TopBar::refresh()
{
    QFont nameFont = font();
    nameFont.setPointSizeF(nameFont.pointSizeF() * kNameSize);
    nameFont.setWeight(QFont::DemiBold);
    m_name->setFont(nameFont);
    m_name->setText(m_open ? m_room : tr("Companion Studio"));
    m_company->setText(!m_open                  ? QString()
                       : m_companions.isEmpty() ? tr("Nobody is in this room.")
                                                : tr("with %1").arg(explain::listed(m_companions)));
}

void TopBar::retranslate()
{
    setWindowTitle(tr("Room"));
    setAccessibleName(tr("Room"));
    m_search->setText(briefName("searchAction"));
    m_search->setToolTip(tipOf("searchAction"));
    m_palette->setText(briefName("paletteAction"));
    m_palette->setToolTip(tipOf("paletteAction"));
    Q_EMIT retranslated();
}

} // namespace studio::ui
