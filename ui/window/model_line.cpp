// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_line.h"

#include "ui/actions/action_registry.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

ModelLine::ModelLine(QWidget *parent)
    : QWidget(parent)
    , m_name(quietLabel(u"modelLine"_s, this))
    , m_dot(quietLabel(u"modelDot"_s, this))
    , m_link(new QToolButton(this))
{
    const Metrics metrics;
    for (QLabel *label : {m_name, m_dot})
        label->setWordWrap(false);
    m_dot->setText(u"·"_s);
    m_dot->setContentsMargins(metrics.tiny, 0, 0, 0);
    m_link->setObjectName(u"connectModel"_s);
    m_link->setAutoRaise(true);
    m_link->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_link->setFocusPolicy(Qt::TabFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(metrics.small, 0, metrics.small, 0);
    row->setSpacing(0);
    row->addWidget(m_name);
    row->addWidget(m_dot);
    row->addWidget(m_link);
    row->addStretch(1);
    connect(m_link, &QToolButton::clicked, this, &ModelLine::wanted);
    offer(Way::None);
    onThemeChange(this, [this] { applyTheme(); });
}

void ModelLine::showModel(const QString &name)
{
    m_name->setText(name);
    retranslate();
}

void ModelLine::offer(Way way)
{
    m_way = way;
    m_link->setVisible(way != Way::None);
    m_dot->setVisible(way != Way::None && !m_name->text().isEmpty());
    const char *action = way == Way::Connect ? "connectModelAction" : "providersAction";
    m_link->setText(briefName(action));
    m_link->setToolTip(tipOf(action));
}

void ModelLine::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette palette = this->palette();
    palette.setColor(QPalette::ButtonText, theme.link);
    m_link->setPalette(palette);
}

void ModelLine::retranslate()
{
    //: For screen readers; %1 is the name of a model
    m_name->setAccessibleName(m_name->text().isEmpty() ? QString()
                                                       : tr("Model in use: %1").arg(m_name->text()));
    offer(m_way);
}

} // namespace studio::ui
