// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/hinted_box.h"

#include "ui/theme/theme_of.h"
#include "ui/widgets/box_with_hint.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

HintedBox::HintedBox(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_box(new QCheckBox(this))
    , m_hint(quietLabel(objectName + u"Hint"_s, this))
{
    const Metrics &metrics = themeOf(this).metrics;
    m_box->setObjectName(objectName);
    m_hint->setIndent(metrics.large + metrics.small);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    addWithHint(column, m_box, m_hint);
    connect(m_box, &QCheckBox::clicked, this, &HintedBox::clicked);
}

bool HintedBox::isChecked() const { return m_box->isChecked(); }

void HintedBox::setChecked(bool checked) { m_box->setChecked(checked); }

void HintedBox::setWords(const QString &text, const QString &hint)
{
    m_box->setText(text);
    m_box->setAccessibleDescription(hint);
    m_hint->setText(hint);
}

} // namespace studio::ui
