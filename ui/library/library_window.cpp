// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_window.h"

#include "ui/avatar/avatars.h"
#include "ui/library/library_view.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/room_offer.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/file_drops.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

LibraryWindow::LibraryWindow(CastingDesk &desk, const Avatars &avatars, model::Language language,
                             const LibraryLook &look, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_language(language)
    , m_notice(new NoticeBar(this))
    , m_view(new LibraryView(avatars, look, this))
{
    setObjectName(u"libraryWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(860, 640);
    resize(firstSize(*this, kFirstSize));
    connect(new FileDrops(*this), &FileDrops::dropped, this, &LibraryWindow::dropped);
    makeButtons();
    makeImportMenu();
    arrange();
    connect(m_view, &LibraryView::activated, this, &LibraryWindow::editWanted);
    connect(m_view, &LibraryView::selectionChanged, this, &LibraryWindow::refresh);
    connect(m_view, &LibraryView::menuWanted, this, &LibraryWindow::openMenu);
    connect(m_view, &LibraryView::lookChanged, this, &LibraryWindow::lookChanged);
    connectDesk();
    onRetranslate(this, [this] { retranslate(); });
    fill();
    m_desk.askUses();
    m_view->focusList();
    onThemeChange(this, [this] { applyTheme(); });
}

void LibraryWindow::makeButtons()
{
    const auto button = [this](const QString &objectName) {
        auto *made = new QPushButton(this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        made->setMinimumHeight(themeOf(this).metrics.control);
        return made;
    };
    m_new = button(u"libraryNew"_s);
    m_room = button(u"libraryRoom"_s);
    m_room->hide();
    m_join = button(u"libraryJoin"_s);
    m_join->hide();
    m_edit = button(u"libraryEdit"_s);
    m_duplicate = button(u"libraryDuplicate"_s);
    m_archive = button(u"libraryArchive"_s);
    m_remove = button(u"libraryDelete"_s);
    m_import = button(u"libraryImport"_s);
    m_export = button(u"libraryExport"_s);
    m_close = button(u"libraryClose"_s);
    connect(m_new, &QPushButton::clicked, this, &LibraryWindow::newWanted);
    connect(m_room, &QPushButton::clicked, this, [this] { m_rooms->start(castable()); });
    connect(m_join, &QPushButton::clicked, this, [this] { m_rooms->join(castable(), *m_notice); });
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT editWanted(chosen()); });
    connect(m_duplicate, &QPushButton::clicked, this, [this] { Q_EMIT duplicateWanted(chosen()); });
    connect(m_archive, &QPushButton::clicked, this, &LibraryWindow::archive);
    connect(m_remove, &QPushButton::clicked, this, &LibraryWindow::askToRemove);
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(m_view->selected()); });
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void LibraryWindow::makeImportMenu()
{
    auto *menu = new QMenu(m_import);
    m_importFiles = menu->addAction(QString());
    m_importFiles->setObjectName(u"libraryImportFiles"_s);
    m_importFolder = menu->addAction(QString());
    m_importFolder->setObjectName(u"libraryImportFolder"_s);
    connect(m_importFiles, &QAction::triggered, this, &LibraryWindow::filesWanted);
    connect(m_importFolder, &QAction::triggered, this, &LibraryWindow::folderWanted);
    m_import->setMenu(menu);
}

void LibraryWindow::arrange()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *side = new QVBoxLayout;
    side->setSpacing(metrics.small);
    for (QPushButton *button : {m_new, m_join, m_room, m_edit, m_duplicate, m_archive, m_remove})
        side->addWidget(button);
    side->addSpacing(metrics.medium);
    for (QPushButton *button : {m_import, m_export})
        side->addWidget(button);
    side->addStretch(1);
    side->addWidget(m_close);
    auto *body = new QHBoxLayout;
    body->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    body->setSpacing(metrics.large);
    body->addWidget(m_view, 1);
    body->addLayout(side);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(body, 1);
}

void LibraryWindow::connectDesk()
{
    connect(&m_desk, &CastingDesk::listed, this, [this] {
        fill();
        m_desk.askUses();
    });
    connect(&m_desk, &CastingDesk::usesRead, this, [this] { m_view->setUses(m_desk.uses()); });
    connect(&m_desk, &CastingDesk::importStarted, this, &LibraryWindow::refresh);
    connect(&m_desk, &CastingDesk::importEnded, this, &LibraryWindow::refresh);
    connect(&m_desk, &CastingDesk::failed, this,
            [this](const QString &what) { m_notice->ask(what, {}, true); });
    connect(&m_desk, &CastingDesk::exported, this, [this](const QStringList &paths) {
        m_notice->ask(paths.size() == 1 ? tr("Exported to %1.").arg(paths.first())
                                        : tr("Exported %n file(s).", nullptr, int(paths.size())),
                      {});
    });
    connect(&m_desk, &CastingDesk::removeRefused, this, &LibraryWindow::tellRefused);
    connect(&m_desk, &CastingDesk::removed, this,
            [this](const base::ParticipantId &id) { m_removing.remove(id); });
}

void LibraryWindow::tellRefused(const base::ParticipantId &id, const QString &reason)
{
    if (!m_removing.remove(id))
        return;
    m_refused.append(id);
    const QString text = m_refused.size() == 1
                             ? reason
                             //: %1 is a list of names, %2 why the last of them cannot be deleted, a sentence
                             : tr("Not deleted: %1. %2").arg(namesOf(m_refused), reason);
    m_notice->ask(text,
                  {{u"noticeArchive"_s, tr("Archive instead"),
                    [this, ids = m_refused] {
                        for (const base::ParticipantId &refused : ids)
                            m_desk.setArchived(refused, true);
                    }},
                   {u"noticeKeep"_s, tr("Cancel"), {}}},
                  true);
}

void LibraryWindow::setLook(const LibraryLook &look) { m_view->setLook(look); }

void LibraryWindow::offerRooms(RoomOffer &rooms)
{
    m_rooms = &rooms;
    m_room->show();
    connect(&rooms, &RoomOffer::changed, this, &LibraryWindow::refresh);
    refresh();
}

/// The same commands as the buttons, for those chosen.
void LibraryWindow::openMenu(const QPoint &global)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"libraryMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QPushButton *button : {m_join, m_room, m_edit, m_duplicate, m_export, m_archive, m_remove}) {
        if (button->isHidden())
            continue;
        QAction *action = menu->addAction(button->icon(), button->text());
        action->setEnabled(button->isEnabled());
        connect(action, &QAction::triggered, button, &QPushButton::click);
    }
    menu->popup(global);
}

QList<base::ParticipantId> LibraryWindow::castable() const
{
    QList<base::ParticipantId> ids = m_view->selected();
    ids.removeIf([this](const base::ParticipantId &id) {
        const auto persona = m_desk.persona(id);
        return !persona || persona->archived;
    });
    return ids;
}

QString LibraryWindow::namesOf(const QList<base::ParticipantId> &ids) const
{
    constexpr qsizetype kMost = 6;
    QStringList names;
    for (const base::ParticipantId &id : ids.mid(0, kMost))
        names.append(nameOf(id));
    return names.join(u", "_s) + (ids.size() > kMost ? u" …"_s : QString());
}

void LibraryWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_new->setIcon(icon(IconName::Plus, theme));
    m_room->setIcon(icon(IconName::Room, theme));
    m_join->setIcon(icon(IconName::People, theme));
    m_edit->setIcon(icon(IconName::Edit, theme));
    m_duplicate->setIcon(icon(IconName::Duplicate, theme));
    m_archive->setIcon(icon(IconName::Archive, theme));
    m_remove->setIcon(icon(IconName::Trash, theme));
    m_import->setIcon(icon(IconName::Import, theme));
    m_export->setIcon(icon(IconName::Export, theme));
}

void LibraryWindow::setLanguage(model::Language language)
{
    m_language = language;
    fill();
}

void LibraryWindow::fill() { m_view->setPersonas(m_desk.personas(), m_language); }

base::ParticipantId LibraryWindow::chosen() const
{
    const auto persona = m_view->current();
    return persona ? persona->id : base::ParticipantId();
}

QString LibraryWindow::nameOf(const base::ParticipantId &id) const
{
    const auto persona = m_desk.persona(id);
    return persona ? persona->textIn(m_language).name : id.value();
}

/// Several companions are all archived, or all brought back, as suits the first.
void LibraryWindow::archive()
{
    const QList<base::ParticipantId> ids = m_view->selected();
    const auto first = ids.isEmpty() ? std::nullopt : m_desk.persona(ids.first());
    if (!first)
        return;
    for (const base::ParticipantId &id : ids)
        m_desk.setArchived(id, !first->archived);
}

void LibraryWindow::askToRemove()
{
    const QList<base::ParticipantId> ids = m_view->selected();
    if (ids.isEmpty())
        return;
    const QString question =
        ids.size() == 1
            ? tr("Delete %1 permanently? Messages by %1 stay in the rooms.").arg(nameOf(ids.first()))
            //: %1 is a list of names
            : tr("Delete %n companion(s) permanently: %1? Their messages stay in the rooms.", nullptr,
                 int(ids.size()))
                  .arg(namesOf(ids));
    m_notice->ask(question,
                  {{u"noticeDelete"_s, tr("Delete"),
                    [this, ids] {
                        m_refused.clear();
                        for (const base::ParticipantId &id : ids) {
                            m_removing.insert(id);
                            m_desk.remove(id);
                        }
                    }},
                   {u"noticeKeep"_s, tr("Cancel"), {}}},
                  true);
}

void LibraryWindow::refresh()
{
    const QList<base::ParticipantId> ids = m_view->selected();
    const auto first = ids.isEmpty() ? std::nullopt : m_desk.persona(ids.first());
    for (QPushButton *button : {m_edit, m_duplicate})
        button->setEnabled(ids.size() == 1);
    const QList<base::ParticipantId> cast = castable();
    m_room->setEnabled(!cast.isEmpty());
    m_join->setVisible(m_rooms && m_rooms->hasRoom());
    m_join->setText(m_rooms && m_rooms->hasRoom() ? m_rooms->joinText() : tr("Add to the open room"));
    m_join->setEnabled(m_rooms && !m_rooms->missing(cast).isEmpty());
    for (QPushButton *button : {m_archive, m_export, m_remove})
        button->setEnabled(!ids.isEmpty());
    m_import->setEnabled(!m_desk.isImporting());
    m_archive->setText(first && first->archived ? tr("Unarchive") : tr("Archive"));
}

void LibraryWindow::retranslate()
{
    setWindowTitle(tr("Companion library"));
    setAccessibleName(tr("Companion library"));
    m_new->setText(tr("New companion…"));
    //: A new room with the chosen companions
    m_room->setText(tr("Start a room…"));
    m_edit->setText(tr("Edit…"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete…"));
    m_import->setText(tr("Import"));
    m_import->setToolTip(tr("Cards and persona files. You can also drop files and folders here."));
    m_importFiles->setText(tr("Files…"));
    m_importFolder->setText(tr("Whole folder…"));
    m_export->setText(tr("Export…"));
    m_close->setText(tr("Close"));
    refresh();
}

} // namespace studio::ui
