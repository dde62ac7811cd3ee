// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/ports/record_port.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/give_answer.h"
#include "tests/support/ui/fake_import_port.h"
#include "ui/models/people.h"
#include "ui/record/export_window.h"
#include "ui/record/import_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::tests::record_scenes {

namespace {

using As = model::ImportedPerson::As;
using Fate = model::CardNote::Fate;

/// Writes nothing; the scene reports what the window shows.
class SilentRecordPort final : public ports::RecordPort
{
public:
    using RecordPort::RecordPort;
    base::Job exportRoom(const ports::Record &, const QString &, base::Listener<base::Progress>,
                         base::Then<QString>) override
    {
        return {};
    }
    base::Job readRoom(const ports::Record &, qint64, base::Then<ports::RecordPiece>) override { return {}; }
};

ui::ExportWindow *open(Stage &stage, ports::RecordFormat format)
{
    stage.openRoom(4, quietFloor());
    stage.window().desks().offerRecords(*new SilentRecordPort(&stage.window()));
    stage.window().findChild<QAction *>(u"exportRoomAction"_s)->trigger();
    auto *window = stage.window().findChild<ui::ExportWindow *>();
    window->chooseFormat(format);
    return window;
}

void asText(Stage &stage)
{
    ui::ExportWindow *window = open(stage, ports::RecordFormat::Text);
    const Talk &talk = stage.talk;
    const QString lines = u"Kyoko: %1\nMina: %2\nAya: %3\nNatsumi: %4\n"_s.arg(talk.greeting, talk.question,
                                                                               talk.answer, talk.aside);
    window->findChild<QComboBox *>(u"exportRange"_s)->setCurrentIndex(2);
    window->setPreview({lines.toUtf8(), false, false, 1204, 98'304});
    window->showProgress(420, 1204);
}

void withoutNames(Stage &stage)
{
    ui::ExportWindow *window = open(stage, ports::RecordFormat::Json);
    window->findChild<QCheckBox *>(u"exportRedact"_s)->setChecked(true);
    window->findChild<QCheckBox *>(u"exportWhispers"_s)->setChecked(true);
    window->setPreview({"{\"format\":\"companion-studio-room\",\"version\":1", false, false, 12, 40'960});
    window->tellTrouble(stage.talk.line);
}

// The studio's own sentence, in the language of the picture.
QString told(const char *text, int number = -1)
{
    return QCoreApplication::translate("studio::services::RoomImport", text, nullptr, number);
}

/// An evening in another program's file: three of our companions by name, and an unknown person.
model::ImportedFile evening(const Stage &stage)
{
    const ui::People people(stage.cast(), stage.language());
    const QString mina = u"Mina"_s;
    model::ImportedFile file;
    file.kind = model::ImportedFile::Kind::SillyTavern;
    file.roomName = stage.talk.room;
    file.messages = 1204;
    file.people = {{.name = mina, .isWriter = true, .messages = 402, .as = As::Me},
                   {.name = people.name(kyoko()), .messages = 511, .as = As::Companion, .companion = kyoko()},
                   {.name = people.name(aya()), .messages = 289, .as = As::Companion, .companion = aya()},
                   {.name = u"Luna"_s, .messages = 2, .as = As::NewCompanion}};
    file.first = {{people.name(kyoko()), stage.talk.greeting},
                  {mina, stage.talk.question},
                  {people.name(aya()), stage.talk.answer},
                  {u"Luna"_s, stage.talk.aside}};
    return file;
}

/// The export of a service: many conversations, pictures that are missing, doubtful names.
model::ImportedFile exported(const Stage &stage)
{
    model::ImportedFile file = evening(stage);
    file.kind = model::ImportedFile::Kind::Chat;
    file.program = u"ChatGPT"_s;
    file.people = {{.name = u"User"_s, .isWriter = true, .messages = 402, .as = As::Me},
                   {.name = u"ChatGPT"_s, .messages = 511, .as = As::NewCompanion},
                   {.name = u"Note"_s, .messages = 1, .as = As::Outsider}};
    const QDateTime day(QDate(2026, 5, 6), QTime(7, 8));
    file.conversations = {{stage.talk.room, 1204, day}, {u"Soup plans"_s, 12, day.addDays(3)}, {{}, 1, {}}};
    const auto words = [](const char *text, int number) {
        return QCoreApplication::translate("Intake", text, nullptr, number);
    };
    file.report = {{model::CardNote::Fate::Warning, words("conversations", -1),
                    words("This file contains %n conversation(s); this is number %1.", 3).arg(1)},
                   {model::CardNote::Fate::Warning, words("pictures", -1),
                    words("Skipped %n picture(s) or other file(s) that are not in this file.", 7)}};
    return file;
}

FakeImportPort *look(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    auto *imports = new FakeImportPort(&stage.window());
    stage.window().desks().offerImports(*imports);
    stage.window().findChild<QAction *>(u"importRoomAction"_s)->trigger();
    auto *files = stage.window().findChild<QFileDialog *>(u"importFileDialog"_s);
    Q_EMIT files->fileSelected(u"/home/mina/evening.jsonl"_s);
    delete files;
    giveAnswer(imports->looks.last(), evening(stage));
    stage.personas.list(stage.cast());
    return imports;
}

void looked(Stage &stage) { (void)look(stage); }

void lookedAtExport(Stage &stage)
{
    FakeImportPort *imports = look(stage);
    auto *dialog = stage.window().findChild<ui::ImportDialog *>();
    Q_EMIT dialog->conversationWanted(0);
    giveAnswer(imports->looks.last(), exported(stage));
    stage.personas.list(stage.cast());
}

FakeImportPort *go(Stage &stage)
{
    FakeImportPort *imports = look(stage);
    stage.window().findChild<QPushButton *>(u"importGo"_s)->click();
    return imports;
}

void running(Stage &stage)
{
    FakeImportPort *imports = go(stage);
    imports->progress.last()({480, 1204});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

void refused(Stage &stage)
{
    FakeImportPort *imports = go(stage);
    giveAnswer(imports->imports.last(), base::failure(base::ErrorCode::Storage, stage.talk.trouble));
}

void report(Stage &stage)
{
    FakeImportPort *imports = go(stage);
    model::CardReport notes;
    for (const model::ImportedPerson &one : evening(stage).people) {
        const QString is =
            one.as == As::Me ? told("becomes you") : told("becomes %1").arg(one.companion.value());
        notes.append({Fate::Used, one.name,
                      one.as == As::NewCompanion
                          ? told("becomes the new companion %1").arg(u"companion_luna"_s)
                          : is});
    }
    notes.append({Fate::Used, {}, told("%n message(s)", 1204)});
    giveAnswer(imports->imports.last(), ports::ImportedRoom{{.id = base::RoomId(u"evening"_s)}, notes});
}

} // namespace

QList<Scene> all()
{
    return {{u"export-text"_s, true, asText},      {u"export-plain"_s, true, withoutNames},
            {u"import"_s, true, looked},           {u"import-export"_s, true, lookedAtExport},
            {u"import-running"_s, false, running}, {u"import-refused"_s, false, refused},
            {u"import-report"_s, true, report}};
}

} // namespace studio::tests::record_scenes
