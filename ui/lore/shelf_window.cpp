// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/shelf_window.h"

#include "ui/forms/safe_file.h"
#include "ui/lore/shelf_desk.h"
#include "ui/lore/shelf_edit.h"
#include "ui/lore/shelf_page.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/file_drops.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::LorebookId;
using model::ShelfBook;

namespace {

constexpr std::chrono::milliseconds kSavedAfter{800};
constexpr qsizetype kMostRoomsNamed = 5;

LorebookId idOf(const QListWidgetItem *item)
{
    return item ? LorebookId(item->data(Qt::UserRole).toString()) : LorebookId();
}

} // namespace

ShelfWindow::ShelfWindow(ShelfDesk &desk, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_notice(new NoticeBar(this))
    , m_list(new QListWidget(this))
    , m_page(new ShelfPage())
{
    setObjectName(u"shelfWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(980, 680);
    resize(firstSize(*this, kFirstSize));
    m_list->setObjectName(u"shelfList"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->installEventFilter(this);
    m_saving.setSingleShot(true);
    m_saving.setInterval(kSavedAfter);
    connect(&m_saving, &QTimer::timeout, this, &ShelfWindow::saveNow);
    connect(m_list, &QListWidget::currentRowChanged, this, &ShelfWindow::showChosen);
    connect(new FileDrops(*this), &FileDrops::dropped, &m_desk, &ShelfDesk::importFiles);
    makeButtons();
    arrange();
    connectDesk();
    onRetranslate(this, [this] { retranslate(); });
    m_desk.refresh();
    m_desk.askUses();
}

ShelfWindow::~ShelfWindow()
{
    m_list->disconnect(this);
    saveAll();
}

void ShelfWindow::makeButtons()
{
    const auto button = [this](const QString &objectName) {
        auto *made = new QPushButton(this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        made->setMinimumHeight(themeOf(this).metrics.control);
        return made;
    };
    m_first = button(u"shelfFirst"_s);
    m_new = button(u"shelfNew"_s);
    m_import = button(u"shelfImport"_s);
    m_export = button(u"shelfExport"_s);
    m_remove = button(u"shelfRemove"_s);
    m_close = button(u"shelfClose"_s);
    connect(m_first, &QPushButton::clicked, this, &ShelfWindow::addBook);
    connect(m_new, &QPushButton::clicked, this, &ShelfWindow::addBook);
    connect(m_import, &QPushButton::clicked, this, &ShelfWindow::askForFiles);
    connect(m_export, &QPushButton::clicked, this, &ShelfWindow::askForTarget);
    connect(m_remove, &QPushButton::clicked, this, &ShelfWindow::beginRemoval);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void ShelfWindow::arrange()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *area = new QScrollArea(this);
    area->setObjectName(u"shelfScroll"_s);
    area->setWidget(m_page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *split = new QSplitter(this);
    split->addWidget(m_list);
    split->addWidget(area);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 3);
    m_body = split;
    m_nothing = new QWidget(this);
    m_empty = quietLabel(u"shelfEmpty"_s, m_nothing);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *middle = new QVBoxLayout(m_nothing);
    middle->setSpacing(metrics.large);
    middle->addStretch(1);
    middle->addWidget(m_empty);
    middle->addWidget(m_first, 0, Qt::AlignCenter);
    middle->addStretch(1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    for (QPushButton *button : {m_new, m_import, m_export, m_remove})
        foot->addWidget(button);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    inside->setSpacing(metrics.medium);
    inside->addWidget(m_body, 1);
    inside->addWidget(m_nothing, 1);
    inside->addLayout(foot);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(inside, 1);
}

void ShelfWindow::connectDesk()
{
    connect(&m_desk, &ShelfDesk::changed, this, [this] {
        fill();
        m_desk.askUses();
    });
    connect(&m_desk, &ShelfDesk::usesRead, this, [this] {
        describeAll();
        m_page->showRooms(m_desk.roomsUsing(m_shown));
        askToRemove();
    });
    connect(&m_desk, &ShelfDesk::saved, this, [this](const ShelfBook &asSent, const ShelfBook &kept) {
        if (ShelfEdit *edit = m_edits.value(kept.id))
            edit->takeSaved(asSent);
        if (asSent.id.isEmpty()) {
            m_wanted = kept.id;
            m_namesWanted = true;
        }
    });
    connect(&m_desk, &ShelfDesk::imported, this,
            [this](const QString &sentence, const LorebookId &book, bool isTrouble) {
                m_notice->ask(sentence, {}, isTrouble);
                m_wanted = book;
                if (m_desk.book(book))
                    fill();
            });
    connect(&m_desk, &ShelfDesk::exported, this,
            [this](const QString &path) { m_notice->ask(tr("Exported to %1.").arg(path), {}); });
    connect(&m_desk, &ShelfDesk::failed, this, [this](const QString &what) {
        m_sent.clear(); // the next change sends everything again
        m_notice->ask(what, {}, true);
    });
}

LorebookId ShelfWindow::chosen() const { return idOf(m_list->currentItem()); }

QString ShelfWindow::nameOf(const LorebookId &id) const
{
    const ShelfEdit *edit = m_edits.value(id);
    return edit ? edit->book().book.name : m_desk.book(id).value_or(ShelfBook()).book.name;
}

ShelfEdit *ShelfWindow::editOf(const LorebookId &id)
{
    ShelfEdit *&edit = m_edits[id];
    if (!edit) {
        edit = new ShelfEdit(m_desk.book(id).value_or(ShelfBook{.id = id, .book = {}}), this);
        connect(edit, &ShelfEdit::changed, this, [this] {
            m_saving.start();
            describeAll();
        });
    }
    return edit;
}

/// The same book stays chosen; a book that was just made or imported is chosen.
void ShelfWindow::fill()
{
    const LorebookId before = chosen();
    const int row = m_list->currentRow();
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_list->clear();
        for (const ShelfBook &book : m_desk.books()) {
            auto *item = new QListWidgetItem(m_list);
            item->setData(Qt::UserRole, book.id.value());
            describe(*item, book.id);
        }
        select(m_desk.book(m_wanted) ? m_wanted : before);
        if (!m_list->currentItem())
            m_list->setCurrentRow(std::clamp(row, 0, std::max(m_list->count() - 1, 0)));
    }
    const bool isFresh = !m_wanted.isEmpty() && chosen() == m_wanted;
    showChosen();
    refresh();
    if (!isFresh)
        return;
    m_wanted = {};
    if (std::exchange(m_namesWanted, false))
        m_page->focusName();
}

void ShelfWindow::select(const LorebookId &id)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (idOf(m_list->item(row)) == id)
            m_list->setCurrentRow(row);
    }
}

void ShelfWindow::describe(QListWidgetItem &item, const LorebookId &id) const
{
    const ShelfEdit *edit = m_edits.value(id);
    const ShelfBook book = edit ? edit->book() : m_desk.book(id).value_or(ShelfBook());
    const int rooms = int(m_desk.roomsUsing(id).size());
    const QString where = book.everywhere ? tr("in every room")
                          : rooms > 0     ? tr("in %n room(s)", nullptr, rooms)
                                          : tr("not used yet");
    //: %n counts entries of a lorebook
    const QString entries = tr("%n entries", nullptr, int(book.book.entries.size()));
    const QString name = book.book.name.simplified();
    item.setText(name + u'\n' + entries + u" · "_s + where);
    item.setData(Qt::AccessibleTextRole, QString(name + u", "_s + entries + u", "_s + where));
}

void ShelfWindow::describeAll()
{
    for (int row = 0; row < m_list->count(); ++row)
        describe(*m_list->item(row), idOf(m_list->item(row)));
}

/// Edits of the previous book are saved now.
void ShelfWindow::showChosen()
{
    if (m_isFilling)
        return;
    const LorebookId id = chosen();
    if (id != m_shown)
        saveNow();
    if (id.isEmpty()) {
        m_page->showNothing();
    } else if (id != m_shown) {
        m_page->show(*editOf(id));
        m_page->showRooms(m_desk.roomsUsing(id));
    }
    m_shown = id;
    refresh();
}

void ShelfWindow::saveNow()
{
    m_saving.stop();
    saveAll();
}

/// Changes that were already sent are not sent again. A book that was removed in the meantime stays removed.
void ShelfWindow::saveAll()
{
    if (!m_isWritable)
        return;
    for (ShelfEdit *edit : std::as_const(m_edits)) {
        const ShelfBook &book = edit->book();
        if (!edit->isChanged() || !m_desk.book(book.id) || m_sent.value(book.id) == book)
            continue;
        m_sent.insert(book.id, book);
        m_desk.save(book);
    }
}

void ShelfWindow::addBook()
{
    m_notice->dismiss();
    m_desk.add(tr("New lorebook"));
}

void ShelfWindow::askForFiles()
{
    auto *dialog = new QFileDialog(this, tr("Import lorebooks"));
    dialog->setObjectName(u"shelfImportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Lorebooks (*.json *.lorebook)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, &m_desk, &ShelfDesk::importFiles);
    dialog->open();
}

void ShelfWindow::askForTarget()
{
    const LorebookId id = chosen();
    if (id.isEmpty())
        return;
    saveNow();
    const QString ofV3 = tr("Character Card V3 lorebook (*.json)");
    auto *dialog = new QFileDialog(this, tr("Export a lorebook"));
    dialog->setObjectName(u"shelfExportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setNameFilters({tr("SillyTavern World Info (*.json)"), ofV3});
    dialog->selectFile(safeFileName(nameOf(id), u"lorebook"_s) + u".json"_s);
    connect(dialog, &QFileDialog::fileSelected, &m_desk, [this, id, dialog, ofV3](const QString &path) {
        using Form = persona::LorebookForm;
        m_desk.exportTo(id, dialog->selectedNameFilter() == ofV3 ? Form::V3 : Form::WorldInfo, path);
    });
    dialog->open();
}

/// Asks for the rooms again, because they may have changed since the window opened.
void ShelfWindow::beginRemoval()
{
    m_removing = chosen();
    if (!m_removing.isEmpty())
        m_desk.askUses();
}

void ShelfWindow::askToRemove()
{
    const LorebookId id = std::exchange(m_removing, {});
    if (id.isEmpty())
        return;
    const QStringList rooms = m_desk.roomsUsing(id);
    QString question;
    if (rooms.isEmpty()) {
        //: %1 is a lorebook
        question = tr("Remove the lorebook “%1” with all its entries?").arg(nameOf(id));
    } else {
        QStringList named = rooms.mid(0, kMostRoomsNamed);
        if (rooms.size() > named.size())
            named.append(u"…"_s);
        //: %1 is a lorebook, %2 a list of rooms
        question = tr("Remove the lorebook “%1” with all its entries? Used in %2.")
                       .arg(nameOf(id), named.join(tr(", ")));
    }
    m_notice->ask(question,
                  {{u"removeBookNow"_s, tr("Remove"), [this, id] { m_desk.remove(id); }},
                   {u"keepBook"_s, tr("Cancel"), [] {}}},
                  true);
    m_notice->focusAnswer();
}

bool ShelfWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && m_isWritable && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        beginRemoval();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ShelfWindow::refresh()
{
    const bool any = m_list->count() > 0;
    m_body->setVisible(any);
    m_nothing->setVisible(!any && m_desk.isListed());
    m_new->setVisible(any);
    m_export->setVisible(any);
    m_remove->setVisible(any);
    m_export->setEnabled(!chosen().isEmpty());
    for (QPushButton *button : {m_first, m_new, m_import})
        button->setEnabled(m_isWritable);
    m_remove->setEnabled(m_isWritable && !chosen().isEmpty());
}

void ShelfWindow::setWritable(bool writable)
{
    m_isWritable = writable;
    m_page->setWritable(writable);
    refresh();
}

void ShelfWindow::closeEvent(QCloseEvent *event)
{
    saveNow();
    QDialog::closeEvent(event);
}

void ShelfWindow::retranslate()
{
    setWindowTitle(tr("Lorebooks"));
    m_list->setAccessibleName(tr("Lorebooks"));
    m_empty->setText(tr("A lorebook tells companions about something when a keyword is said. The lorebooks "
                        "here belong to no companion: they fire in the rooms you choose."));
    m_first->setText(tr("New lorebook"));
    m_new->setText(tr("New"));
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_remove->setText(tr("Remove…"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace studio::ui
