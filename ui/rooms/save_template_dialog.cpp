// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/save_template_dialog.h"

#include "core/model/room_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/rooms/template_desk.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/notice_bar.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kWidth = 460;

} // namespace

SaveTemplateDialog::SaveTemplateDialog(const model::RoomTemplate &kept, TemplateDesk &desk, QWidget *parent)
    : QDialog(parent)
    , m_kept(kept)
    , m_desk(desk)
    , m_notice(new NoticeBar(this))
    , m_name(new LineInput(u"templateName"_s, this))
    , m_nameField(new FormField(u"templateName"_s, m_name, this))
    , m_cancel(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"saveTemplateDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(kWidth);
    m_name->setMaxLength(int(model::kLongestRoomName));
    m_name->show(kept.name);
    m_name->selectAll();
    m_cancel->setObjectName(u"cancelTemplate"_s);
    m_cancel->setAutoDefault(false);
    m_save->setObjectName(u"saveTemplateNow"_s);
    m_save->setDefault(true);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *foot = new QHBoxLayout;
    foot->setSpacing(theme.metrics.small);
    foot->addStretch(1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_save);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(margin, margin, margin, theme.metrics.large);
    inside->setSpacing(theme.metrics.large);
    inside->addWidget(m_nameField);
    inside->addStretch(1);
    inside->addLayout(foot);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_notice);
    column->addLayout(inside, 1);
    connect(m_name, &LineInput::edited, this, &SaveTemplateDialog::refresh);
    connect(&desk, &TemplateDesk::changed, this, &SaveTemplateDialog::refresh);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &SaveTemplateDialog::save);
    connect(&desk, &TemplateDesk::saved, this, [this] {
        if (m_waiting)
            accept();
    });
    connect(&desk, &TemplateDesk::failed, this, [this](const QString &what) {
        if (!m_waiting)
            return; // the refusal of another request
        m_waiting = false;
        m_notice->ask(what, {}, true);
        refresh();
    });
    constexpr QSize kFirstSize(kWidth, 180);
    resize(firstSize(*this, kFirstSize));
    onRetranslate(this, [this] { retranslate(); });
    m_name->setFocus(Qt::OtherFocusReason);
}

void SaveTemplateDialog::save()
{
    m_kept.name = m_name->text().simplified();
    if (m_kept.name.isEmpty())
        return;
    const auto taken = m_desk.named(m_kept.name);
    m_kept.id = taken ? taken->id : model::TemplateId();
    m_waiting = true;
    m_notice->dismiss();
    refresh();
    m_desk.save(m_kept);
}

void SaveTemplateDialog::refresh()
{
    const QString name = m_name->text().simplified();
    const bool taken = m_desk.named(name).has_value();
    m_nameField->setFlaws({});
    if (name.isEmpty())
        m_nameField->setFlaws({{.text = tr("Give the template a name.")}});
    else if (taken && !m_waiting)
        m_nameField->tell(tr("A template with this name exists. It will be replaced."));
    m_save->setText(taken ? tr("Replace") : tr("Save"));
    m_save->setEnabled(!m_waiting && !name.isEmpty());
    fit();
}

void SaveTemplateDialog::fit() { setMinimumHeight(layout()->totalHeightForWidth(width())); }

void SaveTemplateDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fit();
}

void SaveTemplateDialog::retranslate()
{
    setWindowTitle(tr("Save as template"));
    m_nameField->setLabel(tr("Template name"));
    m_nameField->setHint(tr("Saves the companions and your changes to them, the scene, the rules and the "
                            "budget. Messages and guests are not saved."));
    m_cancel->setText(tr("Cancel"));
    refresh();
}

} // namespace studio::ui
