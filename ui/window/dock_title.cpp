// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_title.h"

#include "ui/panels/plain_label.h"
#include "ui/theme/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

DockTitle::DockTitle(QDockWidget &dock)
    : QWidget(&dock)
    , m_title(quietLabel(u"dockTitle"_s, this))
    , m_hide(new QToolButton(this))
{
    m_title->setWordWrap(false);
    m_title->setAttribute(Qt::WA_TransparentForMouseEvents); // a drag on the text drags the dock
    m_hide->setObjectName(u"hideDock"_s);
    m_hide->setText(u"×"_s);
    m_hide->setAutoRaise(true);
    m_hide->setFocusPolicy(Qt::TabFocus);
    connect(m_hide, &QToolButton::clicked, &dock, &QWidget::close);
    connect(&dock, &QDockWidget::windowTitleChanged, m_title, &QLabel::setText);

    const Metrics metrics;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.medium, metrics.small, metrics.small, metrics.tiny);
    row->addWidget(m_title, 1);
    row->addWidget(m_hide);
    retranslate();
}

void DockTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DockTitle::retranslate()
{
    m_hide->setAccessibleName(tr("Hide this panel"));
    m_hide->setToolTip(tr("Hide this panel"));
}

} // namespace studio::ui
