// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/template_window.h"

#include "ui/models/plain_text.h"
#include "ui/rooms/template_desk.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

TemplateWindow::TemplateWindow(TemplateDesk &desk, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_notice(new NoticeBar(this))
    , m_empty(quietLabel(u"templatesEmpty"_s, this))
    , m_list(new QListWidget(this))
    , m_rename(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"templateWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(480, 420);
    resize(kFirstSize);
    m_list->setObjectName(u"templateList"_s);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->installEventFilter(this);
    m_rename->setObjectName(u"renameTemplate"_s);
    m_remove->setObjectName(u"removeTemplate"_s);
    m_close->setObjectName(u"closeTemplates"_s);
    for (QPushButton *button : {m_rename, m_remove, m_close})
        button->setAutoDefault(false);
    const int margin = theme.metrics.large;
    auto *foot = new QHBoxLayout;
    foot->setSpacing(theme.metrics.small);
    foot->addWidget(m_rename);
    foot->addWidget(m_remove);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(margin, margin, margin, margin);
    inside->setSpacing(theme.metrics.medium);
    inside->addWidget(m_empty);
    inside->addWidget(m_list, 1);
    inside->addLayout(foot);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(inside, 1);
    connect(&desk, &TemplateDesk::changed, this, &TemplateWindow::fill);
    connect(&desk, &TemplateDesk::failed, this, [this](const QString &what) {
        fill(); // shows the stored name again
        m_notice->ask(what, {}, true);
    });
    connect(m_list, &QListWidget::itemChanged, this, &TemplateWindow::rename);
    connect(m_list, &QListWidget::currentRowChanged, this, &TemplateWindow::refresh);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        m_list->setFocus(Qt::OtherFocusReason);
        m_list->editItem(m_list->currentItem());
    });
    connect(m_remove, &QPushButton::clicked, this, &TemplateWindow::askToRemove);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    fill();
    onRetranslate(this, [this] { retranslate(); });
}

// When the window closes, a name that is being edited is still written to the list.
TemplateWindow::~TemplateWindow() { m_list->disconnect(this); }

/// Keeps the selection.
void TemplateWindow::fill()
{
    m_filling = true;
    const QListWidgetItem *current = m_list->currentItem();
    const QString chosen = current ? current->data(Qt::UserRole).toString() : QString();
    const int row = m_list->currentRow();
    m_list->clear();
    for (const model::RoomTemplate &one : m_desk.templates()) {
        auto *item = new QListWidgetItem(one.name, m_list);
        item->setData(Qt::UserRole, one.id.value());
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(plainToolTip(one.scene));
        if (one.id.value() == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(std::clamp(row, 0, std::max(m_list->count() - 1, 0)));
    m_filling = false;
    refresh();
}

void TemplateWindow::rename(QListWidgetItem *item)
{
    if (m_filling)
        return;
    m_notice->dismiss();
    m_desk.rename(model::TemplateId(item->data(Qt::UserRole).toString()), item->text());
}

void TemplateWindow::askToRemove()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const model::TemplateId id(item->data(Qt::UserRole).toString());
    m_notice->ask(tr("Delete the template “%1”? Rooms that were started from it stay.").arg(item->text()),
                  {{u"removeTemplateNow"_s, tr("Delete"), [this, id] { m_desk.remove(id); }},
                   {u"keepTemplate"_s, tr("Cancel"), [] {}}});
    m_notice->focusAnswer();
}

bool TemplateWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        askToRemove();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void TemplateWindow::refresh()
{
    const bool any = m_list->count() > 0;
    m_empty->setVisible(!any);
    m_list->setVisible(any);
    m_rename->setEnabled(m_list->currentItem());
    m_remove->setEnabled(m_list->currentItem());
}

void TemplateWindow::retranslate()
{
    setWindowTitle(tr("Room templates"));
    m_list->setAccessibleName(tr("Room templates"));
    m_empty->setText(tr("No templates yet. In the room settings, choose “Save as template…”."));
    m_rename->setText(tr("Rename"));
    m_remove->setText(tr("Delete…"));
    m_close->setText(tr("Close"));
}

} // namespace studio::ui
