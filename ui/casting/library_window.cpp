// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/library_window.h"

#include "ui/avatar/avatars.h"
#include "ui/casting/casting_desk.h"
#include "ui/casting/library_delegate.h"
#include "ui/casting/notice_bar.h"
#include "ui/panels/plain_label.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(640, 560);

} // namespace

LibraryWindow::LibraryWindow(CastingDesk &desk, const Avatars &avatars, const Theme &theme,
                             model::Language language, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_theme(theme)
    , m_language(language)
    , m_notice(new NoticeBar(theme, this))
{
    setObjectName(u"libraryWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    resize(kFirstSize);
    makeList(avatars);
    makeButtons();

    const Metrics &metrics = theme.metrics;
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.medium);
    head->addWidget(m_search, 1);
    head->addWidget(m_archivedToo);
    auto *side = new QVBoxLayout;
    side->setSpacing(metrics.small);
    for (QPushButton *button : {m_new, m_edit, m_duplicate, m_archive, m_remove})
        side->addWidget(button);
    side->addSpacing(metrics.medium);
    for (QPushButton *button : {m_import, m_export})
        side->addWidget(button);
    side->addStretch(1);
    side->addWidget(m_close);
    auto *middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_empty, 1);
    middle->addWidget(m_list, 1);
    auto *body = new QGridLayout;
    body->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    body->setHorizontalSpacing(metrics.large);
    body->setVerticalSpacing(metrics.medium);
    body->addLayout(head, 0, 0);
    body->addLayout(middle, 1, 0);
    body->addLayout(side, 0, 1, 2, 1);
    body->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(body, 1);
    connectDesk();
    retranslate();
    fill();
    m_list->setFocus();
}

void LibraryWindow::makeList(const Avatars &avatars)
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(u"librarySearch"_s);
    m_search->setClearButtonEnabled(true);
    m_archivedToo = new QCheckBox(this);
    m_archivedToo->setObjectName(u"libraryArchived"_s);
    m_delegate = new LibraryDelegate(avatars, m_theme, this);
    m_list = new QListView(this);
    m_list->setObjectName(u"libraryList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty = quietLabel(u"libraryEmpty"_s, this);
    m_empty->setAlignment(Qt::AlignCenter);
    const auto filter = [this] {
        const base::ParticipantId before = current();
        m_model.setFilter(m_search->text(), m_archivedToo->isChecked());
        m_list->setCurrentIndex(m_model.indexOf(before).isValid() ? m_model.indexOf(before)
                                                                  : m_model.index(0));
        refresh();
    };
    connect(m_search, &QLineEdit::textChanged, this, filter);
    connect(m_archivedToo, &QCheckBox::toggled, this, filter);
    connect(m_list, &QListView::activated, this, [this] { Q_EMIT editWanted(current()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryWindow::refresh);
    connect(&avatars, &Avatars::changed, m_list->viewport(), qOverload<>(&QWidget::update));
}

void LibraryWindow::makeButtons()
{
    const auto button = [this](const QString &objectName) {
        auto *made = new QPushButton(this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        made->setMinimumHeight(m_theme.metrics.control);
        return made;
    };
    m_new = button(u"libraryNew"_s);
    m_edit = button(u"libraryEdit"_s);
    m_duplicate = button(u"libraryDuplicate"_s);
    m_archive = button(u"libraryArchive"_s);
    m_remove = button(u"libraryDelete"_s);
    m_import = button(u"libraryImport"_s);
    m_export = button(u"libraryExport"_s);
    m_close = button(u"libraryClose"_s);
    connect(m_new, &QPushButton::clicked, this, &LibraryWindow::newWanted);
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT editWanted(current()); });
    connect(m_duplicate, &QPushButton::clicked, this, [this] { Q_EMIT duplicateWanted(current()); });
    connect(m_archive, &QPushButton::clicked, this, &LibraryWindow::archive);
    connect(m_remove, &QPushButton::clicked, this, &LibraryWindow::askToRemove);
    connect(m_import, &QPushButton::clicked, this, &LibraryWindow::importWanted);
    connect(m_export, &QPushButton::clicked, this, [this] { Q_EMIT exportWanted(current()); });
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void LibraryWindow::connectDesk()
{
    connect(&m_desk, &CastingDesk::listed, this, &LibraryWindow::fill);
    connect(&m_desk, &CastingDesk::importProgressed, this, [this](int done, int all) {
        if (done < all)
            m_notice->ask(tr("Taking in file %L1 of %L2…").arg(done + 1).arg(all), {});
        refresh();
    });
    connect(&m_desk, &CastingDesk::imported, this, [this] {
        m_notice->dismiss();
        refresh();
    });
    connect(&m_desk, &CastingDesk::failed, this,
            [this](const QString &what) { m_notice->ask(what, {}, true); });
    connect(&m_desk, &CastingDesk::exported, this,
            [this](const QString &path) { m_notice->ask(tr("Written to %1.").arg(path), {}); });
    connect(&m_desk, &CastingDesk::removeRefused, this,
            [this](const base::ParticipantId &id, const QString &reason) {
                if (id != m_removing)
                    return;
                m_removing = {};
                m_notice->ask(reason,
                              {{u"noticeArchive"_s, tr("Archive instead"),
                                [this, id] { m_desk.setArchived(id, true); }},
                               {u"noticeKeep"_s, tr("Leave it"), {}}},
                              true);
            });
}

void LibraryWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_notice->setTheme(theme);
    m_new->setIcon(icon(IconName::Plus, theme));
    m_edit->setIcon(icon(IconName::Edit, theme));
    m_duplicate->setIcon(icon(IconName::Duplicate, theme));
    m_archive->setIcon(icon(IconName::Archive, theme));
    m_remove->setIcon(icon(IconName::Trash, theme));
    m_import->setIcon(icon(IconName::Import, theme));
    m_export->setIcon(icon(IconName::Export, theme));
    m_list->viewport()->update();
}

void LibraryWindow::setLanguage(model::Language language)
{
    m_language = language;
    fill();
}

void LibraryWindow::fill()
{
    const base::ParticipantId before = current();
    m_model.setPersonas(m_desk.personas(), m_language);
    const QModelIndex again = m_model.indexOf(before);
    m_list->setCurrentIndex(again.isValid() ? again : m_model.index(0));
    refresh();
}

base::ParticipantId LibraryWindow::current() const
{
    return base::ParticipantId(m_list->currentIndex().data(LibraryModel::IdRole).toString());
}

QString LibraryWindow::nameOf(const base::ParticipantId &id) const
{
    const auto persona = m_desk.persona(id);
    return persona ? persona->textIn(m_language).name : id.value();
}

void LibraryWindow::archive()
{
    const auto persona = m_desk.persona(current());
    m_desk.setArchived(current(), !(persona && persona->archived));
}

void LibraryWindow::askToRemove()
{
    const base::ParticipantId id = current();
    m_notice->ask(tr("Delete %1 for good? What it said stays in its rooms.").arg(nameOf(id)),
                  {{u"noticeDelete"_s, tr("Delete"),
                    [this, id] {
                        m_removing = id;
                        m_desk.remove(id);
                    }},
                   {u"noticeKeep"_s, tr("Keep"), {}}},
                  true);
}

void LibraryWindow::refresh()
{
    const auto persona = m_model.persona(m_list->currentIndex());
    for (QPushButton *button : {m_edit, m_duplicate, m_archive, m_remove, m_export})
        button->setEnabled(persona.has_value());
    m_import->setEnabled(!m_desk.isImporting());
    m_archive->setText(persona && persona->archived ? tr("Bring back") : tr("Archive"));
    const bool empty = m_model.rowCount() == 0;
    m_list->setVisible(!empty);
    m_empty->setVisible(empty);
    m_empty->setText(m_model.isEmptyLibrary()
                         ? tr("There are no companions yet. Make one, or drop a persona file here.")
                         : tr("No companion fits what you search for."));
}

void LibraryWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && !m_desk.isImporting())
        event->acceptProposedAction();
}

void LibraryWindow::dropEvent(QDropEvent *event)
{
    QStringList files;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    event->acceptProposedAction();
    m_desk.importFiles(files);
}

void LibraryWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LibraryWindow::retranslate()
{
    setWindowTitle(tr("Companions"));
    setAccessibleName(tr("Library of companions"));
    m_search->setPlaceholderText(tr("Search by name, role or tag"));
    m_search->setAccessibleName(tr("Search companions"));
    m_archivedToo->setText(tr("Show the archived"));
    m_list->setAccessibleName(tr("Companions"));
    m_new->setText(tr("New companion…"));
    m_edit->setText(tr("Edit…"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete…"));
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Persona files of the studio or of aikyo. You can also drop them here."));
    m_export->setText(tr("Export…"));
    m_close->setText(tr("Close"));
    setTheme(m_theme);
    refresh();
}

} // namespace studio::ui
